import type { StarterTexts } from "../starter-texts";

/** Turkish. The titles of California's links stay in English: its regulations name them so. */
export const tr: StarterTexts = {
  texts: {
    banner: {
      title: "Gizliliğiniz",
      body: "{controller} ve iş ortakları çerezler ve benzeri teknolojiler kullanır. Zorunlu olanlar her zaman açıktır. Diğerlerini yalnızca açık rıza vermeniz hâlinde şu amaçlarla kullanırız: {purposes}. Bunları reddedebilir ve açık rızanızı dilediğiniz zaman gizlilik tercihlerinden geri alabilirsiniz.",
      accept_all: "Tümünü kabul et",
      reject_all: "Tümünü reddet",
      customize: "Özelleştir",
      save: "Seçimimi kaydet",
      close_label: "Kapat ve reddet",
      ok: "Tamam",
    },
    preferences: {
      title: "Gizlilik tercihleri",
      intro:
        "Nelere izin vereceğinizi seçin. Seçiminiz bu internet sitesi için geçerlidir ve süresi dolana veya siz değiştirene kadar saklanır.",
      necessary_note: "İnternet sitesi bunlar olmadan çalışmaz; bu nedenle bunlar her zaman açıktır.",
    },
    opt_out: {
      link: "Your Privacy Choices",
      title: "Satışa ve paylaşıma itiraz",
      body: "Kişisel verilerinizi satmamamızı, paylaşmamamızı ve hedefli reklam için kullanmamamızı isteyebilirsiniz.",
      confirm: "İtiraz et",
    },
    limit_link: "Limit the Use of My Sensitive Personal Information",
    status: {
      gpc_honoured: "İtirazınız dikkate alındı: Tarayıcınız bir Global Privacy Control sinyali gönderdi.",
      opted_out: "Kişisel verilerinizin satışına ve paylaşımına itiraz ettiniz.",
    },
    embed: {
      title: "Harici içerik",
      body: "Bu içerik, cihazınızda veri saklayabilen başka bir sağlayıcıdan gelir.",
      load_once: "Bir kez yükle",
      always: "Her zaman izin ver",
    },
  },
  categories: {
    necessary: {
      label: "Zorunlu",
      description: "İnternet sitesinin çalışması, örneğin güvenliği ve bu seçimin hatırlanması için gereklidir.",
    },
    functional: { label: "İşlevsel", description: "Dil ve görünüm gibi ayarlarınızı hatırlar." },
    analytics: {
      label: "Analitik",
      description: "İnternet sitesini geliştirebilmemiz için nasıl kullanıldığını ölçer.",
    },
    marketing: {
      label: "Kişiselleştirilmiş reklamlar",
      description:
        "Buradaki ve diğer internet sitelerindeki davranışlarınıza göre reklam gösterir ve reklamların etkisini ölçer. Veriler reklam ortaklarına aktarılır.",
    },
  },
};
