import type { Wording } from "../wording";
import { authority, edpbLabels, edpbScrolling } from "../wording-sources";

/** Turkish. */
export const tr: Wording = {
  sources: [
    authority("KVKK, guide on cookie practices, 2022: going on browsing is not explicit consent"),
    edpbScrolling,
    edpbLabels,
  ],
  goingOn: `
    (kullanmaya|gezinmeye|kullanımına|ziyaret*|dolaşmaya|gezmeye|okumaya|sitede|gezintiye|kullanıma) … (devam|sürdür*|ederek|etmeniz|kalarak|etmekle);
    devam (ederek|etmeniz|ederseniz|ettiğinizde|etmekle|etmeniz|edildiğinde|edersen|etmesi|ettiğiniz);
    (hiçbir|herhangi bir) (şey|işlem|seçim|tercih) … (yapmazsanız|yapmadığınızda|yapmadığınız);
    (siteyi|sitemizi|sayfayı|sitesini|sitede) (kullanarak|ziyaret|kapatarak|gezerek|kalarak|kullanmakla|kullanmanız|kaydırarak|gezinerek);
    (kapatarak|kaydırarak|kullanarak|gezinerek|kalarak); (kapatmanız|kaydırmanız|kullanmanız|gezinmeniz) *;
    kapattığınızda; sürdür*; ayarlarınızı … (değiştirmezseniz|değiştirmediğiniz|değiştirmeden);
    (itiraz|aksini) … (etmezseniz|etmediğiniz|belirtmezseniz|belirtmediğiniz); sessiz*`,
  consenting: `kabul*; onay*; rıza*; izin; izni*; muvafakat*; onayl*`,
  notConsenting: `
    (kabul|onay|izin|rıza) (ederseniz|verirseniz|verdiğinizde|ettiğinizde|edersen|verirsen); onaylarsanız;
    (kabul edebilir|reddedebilir); reddetmiş;
    (rıza|onay|izin) (vermeniz|verdiğiniz) (hâlinde|durumunda|takdirde);
    (rıza*|onay*|izin) … (gerekir|gereklidir|gerekmektedir|gerektirir);
    (kullanarak|kapatarak|ziyaret ederek) … … … geri (al*|çek*);
    (anlamına|kabul|onay|rıza|sayıl*|olarak|gelmez|değil*) (gelmez|etmez*|değil*|sayılmaz*|etmeden|vermeden|edilmez|etmiyor*|vermez*|sayılmaz|vermiş sayılmaz*|etmiş sayılmaz*);
    gelmez; gelmemektedir; sayılmaz*; sayılmamaktadır; değildir; kullanmamaktayız; kullanılmamaktadır; kullanmayız; kullanmıyoruz; yerleştirmeyiz;
    (kabul|onay|rıza|izin) (etmeden|vermeden|olmadan|almadan); hiçbir (çerez*|isteğe|veri*|kişisel|zaman|şekilde); asla;
    (yalnızca|sadece) … (gerekli|zorunlu|izin|onay|rıza|izniniz|rızanız|onayınız|teknik|kabul);
    (reddetseniz|reddetsen|vermeseniz|etmeseniz) *;
    (edebilirsiniz|kullanabilirsiniz|gezinebilirsiniz|sürdürebilirsiniz); (rızanızla|onayınızla|izninizle);
    (isteriz|istiyoruz|sorarız|isteyeceğiz|soracağız); (olmaksızın|bakılmaksızın); ister … ister;
    (çalıştırmayız|yüklemeyiz|saklamayız|edilmez|konulmaz|kullanılmaz|yerleştirilmez|kurmayız)`,
  accepting: `kabul*; onayla*; izin; evet; rıza*; katılıyorum; etkinleştir*; tüm çerezler; aç; onaylıyorum`,
  refusing: `
    gerekli*; zorunlu*; red*; reddet*; hayır; (etme|etmem|etmeden|etmeyin); etmiyor*; (vermiyorum|vermem|vermeden); (yalnızca|sadece);
    gerekli; zorunlu; olmadan; hiç*; engelle*; devre dışı; kapalı; itiraz; geri (al*|çek*); istemiyorum; göstermiyorum; onaylamıyorum;
    onaylamadan; temel; kullanma; izin verme; katılmıyorum; yok`,
  settings: `
    işaretli*; ayar*; tercih*; seçenek*; yönet*; özelleştir*; seç*; kaydet*; düzenle*; değiştir*; yapılandır*;
    amaçlar; ortaklar; kişiselleştir*; seçim*; belirle*; kontrol*; karar`,
  elsewhere: `
    daha; fazla; bilgi*; ayrıntı*; detay*; göster*; gör*; oku*; sonra; şimdi; hatırlat*; atla; geç; kapat*; tamam;
    anladım; anlaşıldı; devam; ilerle; çık*; ayrıl*; geri; iptal; vazgeç; yardım; gizle*; abone*; öde*; giriş;
    politika*; belki; sonraki; neden; öğren*; incele*; yoksay; ileri; bitir; ok; peki; terk; başka`,
  withdrawing: `geri (al*|çek*); (istediğiniz|dilediğiniz|istediğin|dilediğin) zaman; her an; herhangi bir zaman*; değiştir*; iptal`,
  advertising: `
    reklam*; pazarlama*; hedef*; sponsor*; kampanya*; sosyal medya; profil*; tanıtım*; promosyon*; ticari;
    yeniden hedef*; teklif*`,
};
