import type { PromiseWording } from "../wording";

/** Turkish: what texts promise about withdrawing, refusing and purposes. */
export const trPromises: PromiseWording = {
  revoking: `
    geri (al*|çek*); iptal (et*|edebil*); vazgeç*;
    (seçim*|karar*|rıza*|onay*) … … (kesin*|nihai|değiştirilemez|bağlayıcı)`,
  burdening: `
    (posta|mektup|mektupla|e-posta|eposta|telefon|telefonla|faks|yazılı|noter|iadeli|dilekçe|form|şahsen|ıslak
    imza*) … (ile|yoluyla|olarak|aracılığıyla|göndererek|gönder*|başvuru*|doldur*|yaz*|arayarak|üzerinden|ara*);
    (mektupla|telefonla|yazılı|noter*|dilekçe*|postayla|iadeli);
    (yazarak|arayarak|göndererek|başvurarak|yazın|arayın|gönderin|başvurun|iletişime) …;
    (ücret*|bedel*|lira|kimlik*|nüfus|gerekçe*|neden*|hesap*|fotokopi*) …
    (öde*|sun*|belirt*|gerek*|kopyası|ekle*|aç*|karşılığı*); (alınamaz|alamazsınız|çekilemez|çekemezsiniz|mümkün
    değil*|geri dönülemez); (ancak|en erken) … … (sonra|gün|ay|sonunda); (gün|iş günü|hafta) (içinde|sonra)`,
  easing: `
    bağlantı*; link*; düğme*; buton*; simge*; ayar*; alt bilgi*; buradan; tıkla*; pencere*; aynı kolaylık*;
    sayfa*; tercih*; banner*;
    (gerekçe|ücret|neden|sebep) (göstermeden|belirtmeden|ödemeden); ücretsiz; ayrıca;
    (aynı|o kadar) … (kolay*|basit*);
    (istediğiniz zaman|her zaman|dilediğiniz zaman)`,
  interest: `
    meşru (menfaat*|çıkar*)`,
  imposing: `
    (reddedilemez|reddedemezsiniz|kapatılamaz|kapatamazsınız|devre dışı bırakılamaz|itiraz edilemez|itiraz
    edemezsiniz); (rızanız|onayınız|izniniz) (olmadan da|olmasa da|olmasa bile)`,
  disclaiming: `
    (asla|hiçbir zaman|değil*|hiç); (dayandırmayız|dayandırmıyoruz|dayanmaz|dayanmıyoruz|kullanmayız);
    (yalnızca|sadece) … … (rıza*|onay*|izn*)`,
  preselecting: `
    (kutucuk*|kutular*|seçenek*|anahtar*|amaç*|kategori*|düğme*|tümü|ayarlar*) … … …
    (önceden|zaten|varsayılan|sizin için|baştan) … (işaretle*|seçil*|seçili|açık|etkin)*; (önceden|varsayılan
    olarak|zaten|baştan) … (işaretle*|seçil*|seçili|açık|etkin*)`,
  required: `
    zorunlu*; gerekli*; teknik*; temel; kesinlikle`,
  vague: `
    (diğer|çeşitli|farklı|başka|benzer|muhtelif|bazı) (amaç*|şey*|neden*|kullanım*|hedef*|ihtiyaç*);
    (ticari|iç|iş|işletme*) (ihtiyaç*|amaç*|gerek*)`,
  pleasing: `
    (iyileştir*|geliştir*|daha iyi|optimum|en iyi|keyifli|mükemmel|harika) … … (deneyim*|ziyaret*|site*|hizmet*);
    deneyim*`,
  concrete: `
    ölç*; say*; analiz*; istatist*; dil*; bölge*; para birimi; video*; sohbet*; harita*; hatırla*; oturum*;
    sepet*; favori*; yazı tipi; görünüm*; ayar*; tercih*; oynatıcı*; yorum*; sosyal; koyu; form*; arama*; mağaza*;
    konum*; hava; podcast*; sakla*; kaydet*`,
  rewarding: `
    (kazan*|hediye*|bonus*|indirim*|kupon*|ödül*|tasarruf*|ücretsiz|bedava|puan*|çekiliş*|ucuz*)`,
};
