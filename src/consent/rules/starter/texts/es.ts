import type { StarterTexts } from "../starter-texts";

/** Spanish. The titles of California's links stay in English: its regulations name them so. */
export const es: StarterTexts = {
  texts: {
    banner: {
      title: "Su privacidad",
      body: "{controller} y sus socios utilizan cookies propias y de terceros y tecnologías similares. Las necesarias están siempre activas. Las demás solo se utilizan con su consentimiento, para estas finalidades: {purposes}. Puede rechazarlas, y retirar su consentimiento en cualquier momento en las preferencias de privacidad.",
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
        "Elija lo que permite. Su elección se aplica a este sitio web y se conserva hasta que caduque o usted la cambie.",
      necessary_note: "El sitio web no puede funcionar sin ellas, por lo que siempre están activas.",
    },
    opt_out: {
      link: "Your Privacy Choices",
      title: "Oponerse a la venta y a la cesión",
      body: "Puede pedirnos que no vendamos ni cedamos sus datos personales ni los usemos para publicidad dirigida.",
      confirm: "Oponerme",
    },
    limit_link: "Limit the Use of My Sensitive Personal Information",
    status: {
      gpc_honoured: "Oposición atendida: su navegador ha enviado una señal de Global Privacy Control.",
      opted_out: "Se ha opuesto a la venta y a la cesión de sus datos personales.",
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
    functional: {
      label: "Funcionales",
      description: "Recuerdan sus ajustes, por ejemplo el idioma y la presentación.",
    },
    analytics: { label: "Analíticas", description: "Miden cómo se utiliza el sitio web para que podamos mejorarlo." },
    marketing: {
      label: "Publicidad personalizada",
      description:
        "Muestra publicidad según su comportamiento aquí y en otros sitios web, y la mide. Se comunican datos a socios publicitarios.",
    },
  },
};
