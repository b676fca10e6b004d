import type { StarterTexts } from "../starter-texts";

/** Korean. The titles of California's links stay in English: its regulations name them so. */
export const ko: StarterTexts = {
  texts: {
    banner: {
      title: "개인정보 보호 안내",
      body: "{controller} 및 파트너는 쿠키 및 이와 유사한 기술을 사용합니다. 필수 항목은 항상 사용됩니다. 그 밖의 항목은 동의하신 경우에만 다음 목적으로 사용합니다: {purposes}. 동의를 거부하실 수 있으며, 개인정보 설정에서 언제든지 동의를 철회하실 수 있습니다.",
      accept_all: "모두 동의",
      reject_all: "모두 거부",
      customize: "맞춤 설정",
      save: "선택 저장",
      close_label: "거부하고 닫기",
      ok: "확인",
    },
    preferences: {
      title: "개인정보 설정",
      intro:
        "허용할 항목을 선택해 주세요. 선택하신 내용은 이 웹사이트에 적용되며, 유효 기간이 끝나거나 변경하실 때까지 저장됩니다.",
      necessary_note: "이 항목이 없으면 웹사이트가 작동하지 않으므로 항상 사용됩니다.",
    },
    opt_out: {
      link: "Your Privacy Choices",
      title: "판매 및 공유 거부",
      body: "개인정보를 판매·공유하거나 맞춤형 광고에 이용하지 말 것을 요청하실 수 있습니다.",
      confirm: "거부하기",
    },
    limit_link: "Limit the Use of My Sensitive Personal Information",
    status: {
      gpc_honoured: "거부 요청이 반영되었습니다: 브라우저가 Global Privacy Control 신호를 보냈습니다.",
      opted_out: "개인정보의 판매 및 공유를 거부하셨습니다.",
    },
    embed: {
      title: "외부 콘텐츠",
      body: "이 콘텐츠는 다른 사업자가 제공하며, 이용자의 기기에 데이터가 저장될 수 있습니다.",
      load_once: "한 번만 불러오기",
      always: "항상 허용",
    },
  },
  categories: {
    necessary: { label: "필수", description: "보안 유지와 이 선택의 저장 등 웹사이트 작동에 필요합니다." },
    functional: { label: "설정 기억", description: "언어, 화면 표시 방식 등 이용자의 설정을 기억합니다." },
    analytics: { label: "통계", description: "웹사이트를 개선하기 위해 이용 현황을 측정합니다." },
    marketing: {
      label: "맞춤형 광고",
      description:
        "이 웹사이트와 다른 웹사이트에서의 활동을 바탕으로 광고를 표시하고 그 효과를 측정합니다. 데이터는 광고 파트너에게 제공됩니다.",
    },
  },
};
