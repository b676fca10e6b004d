import { trPromises } from "../promises/tr-promises";
import type { Wording } from "../wording";
import { authority, edpbLabels, edpbScrolling } from "../wording-sources";

/** Turkish. */
export const tr: Wording = {
  ...trPromises,
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
    (itiraz|aksini) … (etmezseniz|etmediğiniz|belirtmezseniz|belirtmediğiniz); sessiz*;
    (okumaya|gezinmeye|kullanmaya|dolaşmaya|göz atmaya|alışverişe) devam
    (edin|edip|ederek|etmek|etmeniz|ederseniz|ettiğiniz|eden|etmekle); (yeterli|yeter|yeterlidir) …;
    (siteyi|sayfayı|sitemizi|internet sitesini|web sitesini|sayfamızı|siteye|sitemize|bağlantıya|dosya) …
    (ziyaret|kullan*|gezin*|giriş|girmeniz|girerek|girdiğinizde|erişmeniz|erişerek|açtığınızda|açarak|indirerek|kalmanız|kalarak);
    (salt|yalnız|sırf|bile|sadece) … (ziyaret*|kullanım*|girmeniz|girmek);
    (ziyaret eden|kullanan|açan|giren) (herkes|kişi*|ziyaretçi*|kullanıcı*)`,
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
    (çalıştırmayız|yüklemeyiz|saklamayız|edilmez|konulmaz|kullanılmaz|yerleştirilmez|kurmayız);
    (bir)* (biçimi|şekli|türü|göstergesi) değil*; (edip etmediğinizi|verip vermediğinizi|etmediğinizi); (her
    iki|her|iki) durumda; (yeniden|tekrar) … (sorarız|soracağız|isteriz); sonraki ziyaret*;
    (rızanız|onayınız|tercihiniz|seçiminiz|izniniz) … … (saklanır|geçerli*|kaydedilir|sona erer|süreyle);
    (geri al*|geri çek*) için …;
    (onay*|rıza*|izn*) … (ister|istiyor|istemektedir|rica eder|talep eder)`,
  accepting: `kabul*; onayla*; izin; evet; rıza*; katılıyorum; etkinleştir*; tüm çerezler; aç; onaylıyorum`,
  refusing: `
    gerekli*; zorunlu*; red*; reddet*; hayır; (etme|etmem|etmeden|etmeyin); etmiyor*; (vermiyorum|vermem|vermeden); (yalnızca|sadece);
    gerekli; zorunlu; olmadan; hiç*; engelle*; devre dışı; kapalı; itiraz; geri (al*|çek*); istemiyorum; göstermiyorum; onaylamıyorum;
    onaylamadan; temel; kullanma; izin verme; katılmıyorum; yok`,
  settings: `
    işaretli*; ayar*; tercih*; seçenek*; yönet*; özelleştir*; seç*; kaydet*; düzenle*; değiştir*; yapılandır*;
    amaçlar; ortaklar; kişiselleştir*; seçim*; belirle*; kontrol*; karar;
    kısmen; tek tek; ayrı ayrı; amaca`,
  elsewhere: `
    daha; fazla; bilgi*; ayrıntı*; detay*; göster*; gör*; oku*; sonra; şimdi; hatırlat*; atla; geç; kapat*; tamam;
    anladım; anlaşıldı; devam; ilerle; çık*; ayrıl*; geri; iptal; vazgeç; yardım; gizle*; abone*; öde*; giriş;
    politika*; belki; sonraki; neden; öğren*; incele*; yoksay; ileri; bitir; ok; peki; terk; başka;
    anladım; anlaşıldı; teşekkürler`,
  withdrawing: `
    geri (al*|çek*); (istediğiniz|dilediğiniz|istediğin|dilediğin) zaman; her an; herhangi bir zaman*; değiştir*; iptal;
    (geri al*|vazgeç*|değiştir*|iptal|sonradan|daha sonra|kapat*)`,
  advertising: `
    reklam*; pazarlama*; hedef*; sponsor*; kampanya*; sosyal medya; profil*; tanıtım*; promosyon*; ticari;
    yeniden hedef*; teklif*`,
  idle: `
    (kapatırsanız|kapatırsan|kapatmanız|kapatmak|kapatılması|kapatıldığında|kapatıyorsanız|kapatan|yok sayarsanız|yok
    sayılması|görmezden); (sessizlik*|suskunluk*|sessiz|susma*|hareketsizlik|tepkisizlik);
    (yanıt|cevap|tepki|tercih|seçim|itiraz)
    (vermezseniz|vermemeniz|verilmemesi|yapmazsanız|yapılmaması|etmezseniz|etmemeniz|gelmezse|almazsak|olmaması|yokluğu|belirtmezseniz);
    (bir şey|hiçbir şey) (yapmazsanız|yapmamanız|seçmezseniz); yanıtlamazsanız;
    (reddetmezseniz|reddetmediğiniz|reddetmemeniz); (kaydırırsanız|kaydırmanız|kaydırmak|kaydırma|kaydıran|sayfayı
    kaydır*|gezinmeye|gezinmek|gezinmeniz|kalmanız|kalırsanız|kalan|kalmak|okumaya|ziyaretiniz|ziyaret etmeniz|ziyaret
    eden|kullanımınız|kullanmanız|kullanan|kullanılması|kullanmak|kullanımı); (devam)
    (eden|edenler|etmek|etme|ederseniz|eden herkes|ettiğiniz); (ikinci|başka|diğer|sonraki) (sayfayı|sayfa|bir
    sayfa|bağlantı*); (saniye|dakika) (içinde|sonra|geçince); (giriş yaparak|üye olarak|kaydolarak); (herhangi
    bir|başka bir|bir) … (bağlantı*|link*|yere) … (tıkla*|basma*); (ziyaretçiler|kullanıcılar|okuyucular|görmezden
    gelen|kapatan|yok sayan); (anda|anında|anda); (yapmazsanız|yapmazsan); (dakika|saniye) … (sonra|içinde|boyunca);
    (kaydırıp|kaydırarak) … at*;
    (değiştirmeyen|reddetmeyen|itiraz etmeyen|yanıt vermeyen|seçim yapmayan|cevap vermeyen) …;
    (itiraz|aksi|aksini|ret|tercih|ayar*|seçim*) …
    (etmezseniz|belirtmezseniz|belirtmediğiniz|etmediğiniz|değiştirmezseniz|değiştirmediğiniz|yapmadığınız|bildirmezseniz|bildirmediğiniz|belirtilmedikçe|belirtmedikçe|etmedikçe|değiştirmedikçe);
    (zımni|zımnen|otomatik olarak|kendiliğinden|örtülü); (yanıt|cevap|tepki|itiraz)
    (vermemeniz|vermezseniz|verilmezse|gelmezse|yokluğu|etmemeniz);
    tarayıcı* … … (ayar*|izin ver*|kabul ed*)`,
  affirming: `
    evet (olarak|demek|say*|anlam*|kabul); evet demiş; (muvafakat|icazet|olur); (tüm|bütün) …
    (çerezler|amaçlar|çerezleri|her şey) … (açıl*|etkin*|yerleştir*|kullanıl*|yüklen*|açık);
    (açarız|etkinleştiririz|yerleştiririz|yükleriz|açıyoruz); her şeyi aç*; kabul ettiğinizi; evet
    (demektir|anlamına|sayılır);
    (onay*|rıza*|kabul|izin) …
    (sayılır|sayılırsınız|sayılacaktır|varsayılır|varsayarız|değerlendirilir|eşdeğer*|anlamına gelir|kabul
    edilir|alınmış|verilmiş|verdiğiniz)`,
  denying: `
    (onayınıza|rızanıza|izninize|onay|rıza) … (ihtiyaç|ihtiyacı*|gerekir|gerekiyor); ne de; asla; hiçbir zaman;
    (red|ret|reddetme|reddettiğiniz|hayır|itiraz) (olarak|anlamına|sayıl*|demek|kabul|yerine);
    (reddetmiş|reddettiğiniz|reddetmek|reddedilmiş|reddetmeniz|reddedersiniz|reddetme); (diğer|bazı|başka) siteler;
    (hiçbir şey|hiçbiri|hiçbir çerez); (varsaymayız|varsaymıyoruz|saymayız|saymıyoruz|kabul
    etmeyiz|değerlendirmeyiz|yorumlamayız|çıkarmayız|anlamına
    gelmez|gelmez|sayılmaz|değildir|etmez|edilmez|olmaz|vermez|yetmez|gelmiyor|sayılmıyor|sayılamaz|oluşturmaz); (geri
    al*|geri çek*|değiştir*) … … … … (bölümünden|sayfasından|üzerinden|tıklayarak|kullanarak|ziyaret|kapatarak);
    (kullanarak|tıklayarak|ziyaret ederek|girerek) … … … … (geri|değiştir*); yeniden (sor*|iste*); (hiçbir şeyi|hiçbir
    şey) … (sayılmaz|değil*|etmemiş*|vermemiş*); (etmemiş*|vermemiş*|etmemiştir); yerine geçmez;
    (gerekli|zorunlu|şart) değil*; (yalnızca|sadece|ancak) … (düğme|düğmeye|tıklama*);
    (kabul*|onayla*|izin*|düğmesi*|düğmeye|buton*) … … (tıkla*|bas*); karar ver*;
    (ret|reddetme) …; gerekmez`,
  acknowledging: `ok; okey; tamam; evet; peki; olur; güzel; elbette; tamamdır; süper`,
  shaming: `
    (tercih|istiyorum|razıyım|vazgeçiyorum) … … (kötü|daha az|sıkıcı|yavaş|reklam*|ödemek|alakasız|avantaj*|indirim*);
    (daha kötü|kötü bir|sıkıcı|alakasız|umurumda değil|fark etmez|yazık|kaçır*|tam fiyat|indirimden);
    (istemiyorum|istemem|gerek yok|ihtiyacım yok|umurumda değil); (daha
    iyi|desteklemek|yardım|tasarruf|indirim*|teklif*|avantaj*) … …
    (istemiyorum|istemem|kaçır*|vazgeç*|kaybet*|gerek yok); (avantaj*|fırsat*|indirim*|teklif*|deneyim*) …
    (kaçır*|kaybet*|vazgeç*|mahrum*); (sınırlı|kötü|eksik|kısıtlı) … (deneyim*|site*|sürüm*|hizmet*);
    (yazık|maalesef)`,
  walling: `
    (yalnızca|sadece|ancak) … … … (kabul|onay|rıza|izin)
    (ederseniz|eden*|edenler|ettiğinizde|verirseniz|veren*|verdiğinizde|edilirse); (yalnızca|sadece|ancak) … … …
    (rızanızla|onayınızla|izninizle|kabulünüzle); (kabul|onay|rıza|izin)
    (etmeden|vermeden|olmadan|etmezseniz|vermezseniz|etmediğiniz|vermediğiniz|etmeyen|vermeyen) … … (,)* … … …
    (*amaz*|*emez*|*amazsınız|*emezsiniz|mümkün değil*|engell*|kapalı*|yok*|kapatıl*); (rızanız|onayınız|izniniz)
    olmadan … … (,)* … … … (*amaz*|*emez*|mümkün değil*|kapalı*|erişilemez); (kabul|onay|rıza|izin)
    (etmeniz|vermeniz|etmek|vermek) …
    (gerekir|gerekmektedir|gereklidir|zorunludur|şarttır|zorundasınız|gerekiyor|koşuluyla|şartıyla);
    (kabulüne|rızanıza|onayınıza|kabul edilmesine|kabulünü|rızanızı|onayınızı) …
    (bağlıdır|tabidir|gerektirir|şart*|zorunlu*); (reddederseniz|reddettiğinizde|reddeden) … (,)* … … …
    (*amaz*|*emez*|ayrıl*|yönlendiril*|engellen*|kapatıl*); (onay|rıza|izin|kabul)
    (vermenize|etmenize|vermenizi|etmenizi|verilmesine|edilmesine) … (bağlıdır|tabidir|gerektirir|şartıyla|bağlı);
    (reddedenler|reddederseniz|reddeden|kabul etmeyen) … … (ayrılmak|terk etmek|çıkmak|ayrılmalı*) …
    (zorunda*|gerekir|zorundasınız)*; (kabul|onay|rıza|izin) (etmelisiniz|vermelisiniz|etmeli|vermeli);
    (istemiyorsanız|kabul etmiyorsanız|onaylamıyorsanız|istemezseniz|onaylamazsanız) … (,)* …
    (ayrılın|ayrılınız|terk|kapatın|kullanmayın|çıkın|lütfen); (kabulü|kabul etmek|rıza|onay|rıza vermek|kabul
    edilmesi) … … … (şartı*|şarttır|koşul*|zorunlu*|gerekli*|ön şart*); (şartı|koşulu) … … (kabul*|rıza*|onay*);
    (okumak|açmak|kullanmak|devam etmek|görmek|girmek|erişmek|görüntülemek) için … … (kabul ed*|onaylay*|izin
    ver*|rıza); (kabul etmeyen|onay vermeyen|rıza göstermeyen|onaylamayan|izin vermeyen) … … …
    (yönlendiril*|engellen*|ayrıl*|kullanama*|giremez*|okuyama*|göremez*|erişemez*|çıkarıl*); (kabul
    etmezseniz|onaylamazsanız|rıza vermezseniz|onay vermezseniz|izin vermezseniz|kabul etmeden) … …
    (okuyama*|kullanama*|giremez*|göremez*|erişemez*|yararlanama*|devam edemez*)`,
  access: `
    erişim; erişimi; erişmek; erişebil*; erişemez*; erişilemez; erişim*; içerik*; içeriğ*; makale*; haber*; okumak;
    okuyabil*; okuyamaz*; okumaya; site; siteye; siteyi; sitemize; sitemizi; sitenin; sayfa*; hizmet*; kullanmak;
    kullanabil*; kullanamaz*; kullanım*; ziyaret; giriş; giremez*; girebil*; devam; görüntüle*; ayrıl*; mağaza*;
    ayrılın; ayrılınız; terk; makaleyi; makalenin; içerik; içeriği; haber; haberleri; siteyi; siteden; siteye;
    sayfaya; kilidini; kullanmanın; kullanım; okumak; okuyamazsınız; mağaza; yönlendirilir; kullanmak; erişim;
    devam`,
  open: `
    (gerekmez|gerekmiyor|gerekmemektedir|zorunlu değil*|şart değil*|bağlı değil*|zorunda değil*|gerekli değil*|tabi
    değil*|etkilemez|sınırlamaz|gerektirmez); (etmeseniz|vermeseniz|reddetseniz|etmeden|vermeden|olmadan)
    (de|bile|da); (bakılmaksızın|bağımsız|serbestçe|ücretsiz|yine de|aynı şekilde); (bazı|belirli|bu|kimi) …
    (işlevler*|özellik*|içerikler*|hizmetler|video*|harita*|bölümler*);
    (video*|harita*|gömülü|dış|harici|oynatıcı|üçüncü); (çerez*|çerezler|teknoloji*|veri*|reklam*|istatistik*|isteğe)
    … … … (yalnızca|sadece|ancak|kullan*|yerleştir*|hiçbir);
    (kullanırız|yerleştiririz|kullanmayız|ölçeriz|yükleriz|gösteririz|işleriz|isteriz|kullanıyoruz|kullanılır|yerleştirilir|istiyoruz|soruyoruz);
    (abone*|öde*|ücretli); (yüklenir|kullanılır|aktarılır|gösterilir|işlenir|saklanır|yerleştirilir|paylaşılır);
    (çerez*) … (kullanmak|kullanabilmek|kullanımı) … (için)*; (onsuz|onlarsız) da; (engellemez|kısıtlamaz);
    (sayarız|sayıyoruz|analiz ederiz|paylaşırız);
    (şartı|şart|koşul|koşulu|zorunlu|gerekli) … (değil*|değildir); (gerekmez|gerekmiyor|zorunda değil*|şart
    değil*|bağlı değil*);
    (isteriz|istiyoruz|arzu ederiz) …; (mahrum|dışlan*|kaybet*|engellen*) (kalmazsınız|bırakılmazsınız);
    (kalmazsınız|kaybetmezsiniz|dışlanmazsınız); (her iki|her|iki) durumda;
    (kimse|hiç kimse) … (zorunda değil*|gerekmez|mecbur değil*)`,
  advertises: `
    (kişiselleştirilmiş|hedefli|hedeflenmiş|ilgi alan*|size özel|davranışsal|ilginize) … …
    (reklam*|pazarlama*|teklif*); reklam* … …
    (göster*|sun*|yayın*|gösterim*|ortak*|ağ*|amaç*|kişiselleştir*|verenler*|verene|şirket*|ölç*|performans*|hedef*|kampanya*);
    (reklamveren*|reklamcı*|pazarlama ortak*|veri simsar*|veri broker*|veri komisyoncu*); (göster*|finanse*) … …
    (reklam*); (reklam|pazarlama) (için|amacıyla|amaçlı|amaçları); yeniden (hedef*|pazarla*);
    (retargeting|remarketing); kampanya*; dönüşüm*; sponsorlu; (profil*|profiliniz*) … …
    (oluştur*|çıkar*|aktar*|paylaş*|ilet*); (oluştur*|çıkar*) … … profil*; profilleme*; ilgi alanlarınız*; sosyal
    (medya|ağ*) … … (tanı*|izle*|takip); (satış*) … (artır*)`,
  measures: `
    (istatisti*|analitik*|analiz araç*|analytics|ısı harita*|oturum kayd*|a b test*);
    (ziyaret*|ziyaretçi*|trafi*|kullanım*|tıklama*|davranış*|erişim*|gezinme*|sayfa görüntüleme*) … …
    (ölç*|say*|analiz*|izle*|takip*|kaydet*|değerlendir*|incele*|istatisti*);
    (ölç*|analiz*|izle*|takip*|incele*|sayar*) … … …
    (ziyaret*|ziyaretçi*|trafi*|kullanım*|tıklama*|davranış*|gezinme*|hangi sayfa*); fare hareket*;
    (tıklamalar*|tıklamaları*) … kayde*`,
  excluding: `
    (değil*|yok|hiç|hiçbir|asla|olmadan|hariç|dışında|olmaksızın);
    (*maz|*mez|*mazlar|*mezler|*mıyor|*miyor|*muyor|*müyor|*mıyoruz|*miyoruz|*mayız|*meyiz|*mamaktadır|*memektedir|*maksızın|*meksizin);
    (reddet*|reddettiğiniz*|engelle*|itiraz*|devre dışı);
    (tercih*|seçim*|karar*|onayınız*|rızanız*|rıza*|ayarlarınız*|yanıtınız*|izin*|çerez tercih*);
    (dolandır*|sahte*|saldırı*|bot*|kötüye*|spam*|hata*|arıza*|yük*|sunucu*|girişim*|deneme*)`,
  disagreeing: `
    (kabul|onay|izin|rıza) (etmiyorum|etme|etmem|vermiyorum|vermem|verme|etmeyin|vermeyin|göstermiyorum);
    (onaylamıyorum|onaylama|katılmıyorum|onaylamam)`,
  clickingOr: `
    (tıklayarak|tıklamak|tıklayın|basarak|basın|seçerek|tıkladığınızda|a tıklayarak) … … (,)* … (veya|ya da|yahut)`,
  unopposed: `
    (itiraz|aksi|aksini|ret|hayır|karşı) …
    (etmezseniz|etmediğiniz|belirtmezseniz|belirtmediğiniz|bildirmezseniz|bildirmediğiniz|etmedikçe|belirtmedikçe|çıkmazsanız|demezseniz|demedikçe|bildirmedikçe|olmazsa|olmaması|gelmezse);
    (reddetmezseniz|reddetmediğiniz|reddetmedikçe); (itirazınız|yanıtınız|aksi bir bildirim)
    (yoksa|olmazsa|bulunmazsa|olmadığı)`,
  processing: `
    (çerez*|izle*|takip|reklam*|veri*|bilgi*|ziyaret*|profil*|ortak*|üçüncü|davranış*|komut*) … … … …
    (kullan*|paylaş*|aktar*|başla*|etkinleştir*|yerleştir*|topla*|analiz*|oluştur*|sat*|yükle*|çalıştır*|gönder*|ilet*|işle*);
    (çerez*|reklam*|pazarlama|izle*) … … (çalış*|devreye|etkin*|başla*|yerleş*)`,
  barring: `
    (lütfen)* (siteden|sayfadan|siteyi|sayfayı) (ayrılın|ayrılınız|çıkın|terk edin|kapatın); (kabulü|kabul
    edilmesi|onayı|rızası) … … (şartıdır|zorunludur|koşuludur|mecburidir|şarttır); (yalnızca|sadece) … … (kabul
    eden|onaylayan|rıza gösteren|izin veren) … … (açık*|sunul*|erişil*|okuyabil*|görebil*)*`,
  embracing: `
    tüm*; hepsi*; memnuniyetle; istiyorum`,
  deferring: `
    şimdi değil; daha sonra; belki`,
};
