import type { StarterTexts } from "../starter-texts";

/** Spanish. The titles of California's links stay in English: its regulations name them so. */
export const es: StarterTexts = {
  texts: {
    banner: {
      title: "Su privacidad",
      body: "Utilizamos cookies y tecnologías similares. Algunas son necesarias; las demás solo funcionan si usted lo permite. Puede cambiar su elección en cualquier momento.",
      accept_all: "Aceptar todo",
      reject_all: "Rechazar todo",
      customize: "Configurar",
      save: "Guardar mi elección",
      close_label: "Cerrar y rechazar",
      ok: "Entendido",
    },
    preferences: {
      title: "Preferencias de privacidad",
      intro:
        "Elija lo que permite. Su elección vale para este sitio web y se conserva hasta que caduque o usted la cambie.",
      necessary_note: "El sitio web no puede funcionar sin ellas, por lo que siempre están activas.",
    },
    opt_out: {
      link: "Your Privacy Choices",
      title: "Oponerse a la venta y la cesión",
      body: "Puede pedirnos que no vendamos ni cedamos sus datos personales para publicidad basada en su comportamiento.",
      confirm: "Oponerme",
    },
    limit_link: "Limit the Use of My Sensitive Personal Information",
    status: {
      gpc_honoured: "Oposición atendida: su navegador ha enviado una señal Global Privacy Control.",
      opted_out: "Se ha opuesto a la venta y la cesión de sus datos personales.",
    },
    embed: {
      title: "Contenido externo",
      body: "Este contenido procede de otro proveedor, que puede almacenar datos en su dispositivo.",
      load_once: "Cargar una vez",
      always: "Permitir siempre",
    },
  },
  categories: {
    necessary: {
      label: "Necesarias",
      description:
        "Imprescindibles para que el sitio web funcione, por ejemplo para la seguridad y para recordar esta elección.",
    },
    functional: { label: "Funcionales", description: "Recuerdan sus ajustes y añaden funciones como vídeos y chat." },
    analytics: { label: "Analíticas", description: "Miden cómo se utiliza el sitio web para que podamos mejorarlo." },
    marketing: { label: "Publicitarias", description: "Muestran publicidad relevante y miden su eficacia." },
  },
};
