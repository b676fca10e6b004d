import type { StarterTexts } from "../starter-texts";

/** Japanese. The titles of California's links stay in English: its regulations name them so. */
export const ja: StarterTexts = {
  texts: {
    banner: {
      title: "プライバシーについて",
      body: "{controller}とパートナーは、Cookieおよび類似の技術を使用します。必須のものは常に有効です。その他のものは、お客様の同意がある場合に限り、次の目的で使用します：{purposes}。同意を拒否することができます。また、同意した後も、プライバシー設定からいつでも撤回できます。",
      accept_all: "すべて同意する",
      reject_all: "すべて拒否する",
      customize: "カスタマイズ",
      save: "選択内容を保存する",
      close_label: "拒否して閉じる",
      ok: "OK",
    },
    preferences: {
      title: "プライバシー設定",
      intro:
        "許可するものを選択してください。選択内容はこのウェブサイトに適用され、有効期限が切れるか、お客様が変更するまで保存されます。",
      necessary_note: "これらがないとウェブサイトが機能しないため、常に有効です。",
    },
    opt_out: {
      link: "Your Privacy Choices",
      title: "販売と共有の停止",
      body: "お客様の個人情報を販売または共有しないこと、およびターゲティング広告に利用しないことを求めることができます。",
      confirm: "停止を求める",
    },
    limit_link: "Limit the Use of My Sensitive Personal Information",
    status: {
      gpc_honoured: "停止の求めに対応しました：お使いのブラウザーからGlobal Privacy Controlシグナルが送信されました。",
      opted_out: "お客様の個人情報の販売と共有を停止する設定になっています。",
    },
    embed: {
      title: "外部コンテンツ",
      body: "このコンテンツは他の事業者が提供しており、お使いの端末にデータが保存されることがあります。",
      load_once: "今回のみ読み込む",
      always: "常に許可する",
    },
  },
  categories: {
    necessary: { label: "必須", description: "セキュリティの確保やこの選択の保存など、ウェブサイトの動作に必要です。" },
    functional: { label: "設定の記憶", description: "言語や表示など、お客様の設定を記憶します。" },
    analytics: { label: "アクセス解析", description: "ウェブサイトを改善するため、利用状況を測定します。" },
    marketing: {
      label: "パーソナライズド広告",
      description:
        "このウェブサイトや他のウェブサイトでの行動に基づいて広告を表示し、その効果を測定します。データは広告パートナーに提供されます。",
    },
  },
};
