import { plPromises } from "../promises/pl-promises";
import type { Wording } from "../wording";
import { authority, edpbLabels, edpbScrolling } from "../wording-sources";

/** Polish. */
export const pl: Wording = {
  ...plPromises,
  sources: [
    authority(
      "UODO and the Electronic Communications Law, article 399: consent needs an action, not settings left alone",
    ),
    edpbScrolling,
    edpbLabels,
  ],
  goingOn: `
    (kontynuując|pozostając|korzystając|przeglądając|zamykając|przewijając|używając|odwiedzając|wchodząc|ignorując|przechodząc|nawigując|czytając);
    (dalsze|dalszym|dalszego|ciągłe|kontynuowanie|kontynuacja|pozostanie|kontynuowania) (korzystanie|przeglądanie|używanie|korzystania|przeglądania|korzystaniem|na|nawigowanie|użytkowanie|przebywanie);
    (jeśli|jeżeli|gdy|o ile) (będziesz|kontynuujesz|nie|pozostaniesz|zamkniesz|dalej|nadal|korzystasz|przeglądasz|przewijasz|zostajesz|zignorujesz|zdecydujesz|zostaniesz);
    (jeśli|jeżeli|gdy|o ile) użytkownik (kontynuuje|nie|pozostaje|nadal|dalej);
    (poprzez|przez) (dalsze|korzystanie|zamknięcie|przewijanie|kontynuowanie|przeglądanie|użytkowanie);
    (korzystanie|używanie|przeglądanie|odwiedzanie|przebywanie|wizyta|wejście) … … … (oznacza|jest równoznaczne|jest jednoznaczne|traktujemy|stanowi|uznajemy|uważamy|równa|jest równoznaczna|jest);
    zamknięcie; brak (zmiany|sprzeciwu|reakcji|działania|wyboru|decyzji|odpowiedzi|odmowy);
    przejście (na|do) (kolejn*|inn*|następn*|dalsz*); (przeglądaj|korzystaj|czytaj|przewijaj) dalej; bez zmiany;
    przewijanie; klik* … (poza|gdziekolwiek|dowolny|dowolne|dowolnego|dowolnej);
    klik* … (dowolny|inny|jakikolwiek) (link|odnośnik); chyba że; milczenie;
    (oznacza|oznaczają|zakładamy|założymy|traktujemy|traktowane|traktowany|uznajemy|uznamy|uważamy|przyjmujemy|przyjmiemy|stanowi|równoznaczne|równoznaczna|równoznaczny) (jako|za|z|że|się|to|twoją)* … (zgod*|akceptacj*|zaakcept*|zgadza*|akceptujesz|wyrażasz);
    (dopóki|póki|tak długo jak) … (przeglądasz|korzystasz|pozostajesz|odwiedzasz|używasz);
    (jeśli|jeżeli|gdy) (niczego|nic); kto … (pozostaje|korzysta|przegląda|kontynuuje);
    (osoby|użytkownicy|odwiedzający) , (którzy|które) … (pozostają|korzystają|przeglądają|kontynuują|pozostaje|korzysta|przegląda);
    (jeśli|jeżeli|o ile) się nie; każdy , kto … (korzysta|odwiedza|przegląda|pozostaje); (dopóki|póki) (się)* nie;
    (gdy|kiedy) (odwiedzasz|otwierasz) (kolejn*|inn*|następn*); uzyskując dostęp; zgodę (uważa|uznaje) się;
    użytkując; logując; w (razie|przypadku) (kontynuowania|dalszego|pozostania);
    (oznacza|oznaczają) , że (się|akceptujesz|wyrażasz|zgadzasz);
    (dalsze|dalszego|dalszym|dalszej|kontynuowanie|kontynuacja|kontynuacji|kontynuowania) …
    (korzystanie|korzystania|korzystaniem|przeglądanie|przeglądania|przeglądaniem|nawigacja|nawigacji|wizyta|wizyty|używanie|czytanie|przewijanie|serwisu|strony);
    (wystarczy|wystarczające|wystarczająca) … …
    (czytać|przeglądać|korzystać|pozostać|przewijać|kontynuować|przejść);
    (czytaj|przeglądaj|korzystaj|surfuj|przewijaj) (dalej|ze|z)*;
    (kontynuując|kontynuowanie|kontynuujesz|kontynuuje); (samo|sam|sama|już) …
    (wejście|korzystanie|przeglądanie|wizyta|odwiedziny|przebywanie|fakt|otwarcie|przewijanie);
    (przejście|przejściem|przechodząc) (do|na) … (kolejnej|innej|następnej|podstrony|dalszej|kolejną|inną);
    (pobranie|otwarcie|pobierając|otwierając) … … (pliku|plików|strony|podstrony|artykułu|linku|łącza);
    (kto|każdy kto|wchodząc|odwiedzając|otwierając|jeśli) … (odwiedza|odwiedzasz|korzysta|otwiera|wchodzi|czyta)`,
  consenting: `
    zgod*; zgadza*; akceptuj*; akceptacj*; akceptowa*; zaakcept*; wyraża*; przyzwol*; zezwal*; zezwol*; aprob*`,
  notConsenting: `
    (jeśli|jeżeli|gdy|o ile) (się)* (wyrazisz|zgodzisz|zgadzasz|zaakceptujesz|udzielisz|pozwolisz|państwo wyrażą);
    (jeśli|jeżeli|gdy|o ile|dopóki|chyba że) (nie|się|użytkownik|na to)* (wyrazisz|wyrażasz|wyrazi|zgodzisz|zgadzasz|akceptujesz|zaakceptujesz|udzielisz|chcesz);
    (zaakceptować|akceptować) lub;
    nie (oznacza|stanowi|jest|wyraża|wyrażasz|zgadzasz|traktujemy|zapisujemy|zapiszemy|używamy|użyjemy|będziemy|uznajemy|akceptujesz|równa|wystarcza|zostaną|są|będzie|uważamy|będą|stosujemy|instalujemy|umieszczamy|uruchamiamy|uruchomimy|wnioskujemy|zakładamy|domniemywamy|zależy|wymaga|musisz|jako|zgodę);
    bez (akceptacji|zgody|wyrażenia|wyrażania|akceptowania|udzielenia|plików|cookies|śledzenia);
    bez (twojej|państwa|jego) zgody; żadn* … (plików|pliki|cookies|zgody|danych|innych|dodatkowych); żaden plik;
    (nigdy|ani);
    (tylko|wyłącznie|jedynie) … (niezbędne|niezbędnych|konieczne|koniecznych|techniczne|po|gdy|jeśli|za|te|wymagane);
    nawet (jeśli|gdy|jeżeli);
    (możesz|można|mogą|może) … (dalej|nadal|korzystać|kontynuować|przeglądać|odwiedzać|bez); nadal możesz;
    (poprosimy|prosimy|zapytamy) … (zgodę|zgody); za … zgodą; po … (wyrażeniu|udzieleniu|uzyskaniu) … zgody;
    niezależnie; dopóki nie (wyrazisz|zgodzisz|zaakceptujesz|wybierzesz|udzielisz);
    (pozostają|pozostaną) … (wyłączone|zablokowane); (jest|pozostaje) dobrowoln*;
    (wymaga|wymagają|potrzebujemy|potrzebna) … zgod*; (jako|za) (odmow*|sprzeciw*);
    (rodzic|rodzica|rodzice|opiekun|opiekuna|opiekunowie);
    (korzystając|odwiedzając|używając|przechodząc|wchodząc|klikając) (z|do|w|na)* … (odnośnika|odnośnik|linku|linka|link|ustawień|ustawienia|preferencji|preferencje|przycisku|przycisk|formularza|panelu|ikonę);
    (zapamiętamy|zapamiętujemy|przechowujemy|zapisujemy) … (zgodę|wybór|decyzję); bez wyrażania;
    (klikając|kliknięcie|wybierając|naciskając|kliknij|wybierz) (w|na|przycisk)* (akceptuj|akceptuję|zezwól|zezwalam|zgadzam|tak|ok|zgoda);
    akceptując; po (wyrażeniu|udzieleniu|uzyskaniu) … zgody; zanim;
    (gdy|jeśli|kiedy) … (wyraziłeś|wyraziłaś|wyrazili); (odmawiasz|odmówi*) … zgody;
    przyciskiem (akceptuj|zgadzam|zezwól); odmow* zgody; (chcielibyśmy|prosimy) … … (zgodę|zgody);
    (nie|ani) … (formą|oznaką|wyrazem|przejawem|rodzajem) … zgody; (powiedz|daj|prosimy o informację|wskaż) …
    (czy); czy (się)* … (zgadzasz|zgadza|akceptujesz|wyrażasz); w (obu|każdym|obydwu) (przypadkach|przypadku);
    (zapytamy|pytamy|spytamy|poprosimy) … … (ponownie|znowu|kolejnej)*; (następnej|kolejnej) wizycie;
    (zgoda|wybór|decyzja) … … (przechowywan*|zapisywan*|ważna|ważny|dotyczy|obowiązuje|wygasa);
    nikt nie musi`,
  accepting: `
    akceptuj*; zaakceptuj; zaakceptować; zgod*; zgadzam; zezwól; zezwalam; zezwalaj; przyjmij; tak; włącz; pozwól;
    pozwalam; zatwierdź wszystk*; wszystkie cookies; potwierdzam wszystk*`,
  refusing: `
    niezbędn*; konieczn*; wymagan*; odrzu*; odmów; odmaw*; odmow*; nie; bez; (tylko|wyłącznie|jedynie); niezbędne;
    konieczne; wymagane; żad*; wyłącz; zablokuj; blokuj; sprzeciw*; wycofaj; brak; zabroń; minimum; nie zgadzam;
    zakaz*;
    bez zgody`,
  settings: `
    zaznacz*; ustawie*; ustaw; dostosuj*; dostosow*; opcj*; zarządz*; prefer*; wybierz; wyb*; wybór; wyboru;
    konfigur*; zapisz; zmie*; personaliz*; edyt*; cele; partnerzy; zdecyduj; szczegółowe; kontrol*; określ;
    część; części; osobno; pojedyncz*; niektóre; rodzaj*`,
  elsewhere: `
    więcej; dowiedz; informac*; szczegół*; pokaż; zobacz; czytaj; przeczytaj; później; teraz; przypomnij; pomiń;
    zamknij; ok; okej; rozumiem; zrozumiałem; dobrze; kontynuuj; dalej; przejdź; opuść; wyjdź; wyjście; wróć;
    wstecz; anuluj; pomoc; ukryj; subskryb*; zapłać; zaloguj; polityk*; może; innym; potwierdź; ignoruj; dlaczego;
    następn*; gotowe; strona główna;
    polityka;
    rozumiem; zrozumiałem; dziękuję`,
  withdrawing: `
    wycof*; cofn*; odwoł*; każdej chwili; w dowolnym; dowolnym momencie; kiedykolwiek; sprzeciw*; każdym czasie;
    (zmie*|zmian*) … … (zdani*|wybór|wyboru|decyzj*|ustawie*|preferencj*|zgod*);
    (zdanie|wybór|decyzję|ustawienia|preferencje|zgodę) … … … (zmie*|zmian*);
    (wycof*|cofn*|rezygn*|zrezygn*|zmienić zdanie|rozmyśl*|anulow*|później)`,
  advertising: `
    reklam*; marketing*; promoc*; sponsor*; profilow*; kampani*; społecznościow*; target*; retarget*; handlow*;
    ofert*`,
  idle: `
    (zamknięcie|zamknięcia|zamykając|zamkniesz|zamknie|ignorowanie|zignorowanie|zamknięciem) …
    (okna|okno|komunikatu|baneru|banera|powiadomienia|tego|komunikat|baner); (milczenie|milczenia|bezczynność|brak
    reakcji|brak odpowiedzi|brak sprzeciwu|brak wyboru|brak działania|brak decyzji); (nie)
    (odpowiesz|odpowiada|zareagujesz|zrobisz|wybierzesz|odmówisz|sprzeciwisz|reagujesz|klikniesz|zgłosisz); (kto|każdy
    kto|użytkownik który|osoba która|ten kto) … …
    (pozostaje|zostaje|kontynuuje|przegląda|korzysta|przewija|zamyka|czyta|dalej|milczy); kto nie
    (odmówi|odpowie|wybierze|odpowiada|odmawia);
    (pozostanie|pozostawanie|przebywanie|wizyta|odwiedziny|obecność|przewijanie|przewinięcie); (twoja|państwa|sama)
    (wizyta|obecność); (dalsze|dalszego|dalszym); (kolejną|drugą|następną|kolejnej|drugiej)
    (stronę|podstronę|strony|podstrony); (po|w ciągu) … (sekundach|sekund|minutach|minut);
    (użytkownicy|osoby|odwiedzający|czytelnicy|wszyscy) … (którzy|które|co) …
    (ignorują|zamykają|pozostają|przeglądają|korzystają|kontynuują|czytają); (kliknięcie|klikając) …
    (dowoln*|któregokolwiek|jakiegokolwiek|innego|inny) … (link*|odnośnik*); obecność; (nie dokonasz|nie dokona|nie
    podejmiesz) … (wyboru|decyzji); (gdy tylko|jak tylko|z chwilą gdy) … (przewin*|przejdzi*);
    (przewiniesz|przewijasz); (po|przez|w ciągu) … (sekundzie|sekundach|minucie|minutach|minuty|sekund);
    (przesunięcie|przesuwając|machnięcie);
    (jeśli|jeżeli|o ile|gdy|dopóki|chyba że) … … nie (wyrażą państwo sprzeciwu|wyrazi sprzeciwu|wyrazisz sprzeciwu|wyrażą sprzeciwu|zgłosi|zgłosisz|zgłoszą|wniesie|wniesiesz|sprzeciwi|sprzeciwisz|sprzeciwią|odpowie|odpowiesz|zareaguje|zareagujesz|odrzuci|odrzucisz|odrzucą|odmówi|odmówisz|zmieni|zmienisz|zmienią|wybierze|wybierzesz)
    … (sprzeciwu|się|ustawień)*; (kto|użytkownik który|osoba która|użytkownicy którzy) … nie
    (odrzuci|odrzucają|odmówi|zmieni|sprzeciwi|odpowie|wybierze); nie (odrzuci|odmówi|sprzeciwi) … (,);
    (brak|braku|brakiem) … (sprzeciwu|odpowiedzi|reakcji|odmowy|wyboru|działania|zmiany); (po|upływie|w ciągu) … …
    (sekund|sekundach|minut|minucie|minuty|minutach);
    (milcząco|milczące|milcząca|domyślnie|domniemana|domniemywa|dorozumian*|automatycznie);
    przeglądark* … … (ustawion*|zezwala|akceptuje|skonfigurowan*)`,
  affirming: `
    (jako|za|na|oznacza) tak; mówisz tak; (wszystkie|wszystko) … (pliki|cookies|cele|zostaną|będą|są) …
    (włączone|aktywne|aktywowane|zapisane|uruchomione|ustawione); (włączamy|aktywujemy|uruchamiamy|zapisujemy) …
    wszystk*; (uznajemy|traktujemy|uważamy|przyjmujemy) … … (zgodę|zgody|akceptację|że); zaakceptował*; zgodził*;
    zgodzili; wyraził*; wyrazili; (za|jako) (zaakceptowan*|przyjęt*);
    (uznajemy|uznaje|uznana|uznane|traktujemy|traktowane|uważamy) … …
    (zgodę|zgoda|akceptację|udzielon*|zaakceptowan*|przyjęt*); (uznamy|uznajemy|uznaje|przyjmujemy) … za …
    (zgodę|akceptację)`,
  denying: `
    ani; nigdy; (oznacza|jako|za|stanowi|równa|to|jest) … (odmowę|odmowa|odmowy|sprzeciw|nie|odrzucenie);
    (odmawiasz|odrzucasz|odmawiają); (niektóre|inne) (strony|serwisy|witryny); nic … (nie|zostanie); (nie)
    (oznacza|uznajemy|traktujemy|zakładamy|przyjmujemy|uważamy|jest|stanowi|wnioskujemy|domniemywamy|będzie|wyraża|udzielasz|daje|włączamy);
    (wycofać|zmienić|cofnąć|odwołać) … … … … (klikając|w|przez|poprzez|na|korzystając|zamykając|odwiedzając);
    ponownie; (niczego|nie) … (zaakceptował*|zgodzi*|wyrazi*); nie zastępuj*; nie …
    (potrzebna|wymagana|konieczna|niezbędna|obowiązkowa); (tylko|jedynie|dopiero) … (przycisk|kliknięcie);
    (odrzucon*|odmowę|odmowa|odmowy)`,
  acknowledging: `ok; okej; okay; dobrze; tak; jasne; w porządku; świetnie; super`,
  shaming: `
    (wolę|wybieram|rezygnuję|chcę) … … (gorsz*|mniej|nudn*|woln*|reklam*|płacić|nieistotn*|korzyści);
    (gorsz*|nudn*|mniej trafne|nieistotne|nie obchodzi|trudno|wszystko mi jedno|pełną cenę|stracę);
    nie (chcę|potrzebuję|lubię|zależy) … …
    (lepsz*|dobr*|wspierać|pomagać|oszczęd*|ofert*|zniżek|rabat*|korzyści|dziennikarstw*|jakości|dopasowan*|doświadcz*);
    (strać|stracić|tracę|rezygnuję|zrezygnować|omijają|nienawidzę|utracić) … …
    (korzyści|ofert*|zniżek|zniżki|doświadcz*|jakoś*|dostęp|przywilej*|rabat*|funkcj*)*;
    (gorsz*|ograniczon*|słabsz*|uboższ*|nudn*|przypadkow*) …
    (stronę|strona|wersj*|treści|doświadcz*|reklam*|usług*); (szkoda|niestety|na własne ryzyko|trudno)`,
  walling: `
    (tylko|wyłącznie|jedynie|dopiero) … … … (po|za|jeśli|gdy|pod warunkiem|z) … …
    (zgody|zgodą|zgodę|wyrażeniu|akceptacji|zaakceptowaniu|zgodzisz|zaakceptujesz|akceptujesz|wyrazisz); bez … …
    (zgody|akceptacji|wyrażenia|zaakceptowania) … … … (,)* … … (nie|niemożliwe|niedostępn*|zablokowan*|brak);
    (musisz|muszą|należy|trzeba) … … … (zaakceptować|wyrazić|zgodzić);
    (dostęp*|czytanie|korzystanie|lektura|wizyta|przeglądanie|odwiedzanie) … … …
    (wymaga|wymagają|zależy|uzależniony|warunkiem|uwarunkowany) … … … (zgody|zgoda|akceptacji|cookies|akceptacja);
    (jeśli|gdy|jeżeli) … (odmówisz|odrzucisz|nie zaakceptujesz|nie wyrazisz|nie zgodzisz) … … (,)* … … …
    (nie|opuścić|stracisz|przekierowan*|zablokowan*); (tylko|wyłącznie|jedynie) …
    (kto|ten|osoby|użytkownicy|czytelnicy) … … (zaakceptuj*|zgodz*|wyraz*|akceptuj*|zaakceptował*);
    (musi|musisz|muszą|należy) … … (opuścić|wyjść);
    (jeśli|jeżeli) … nie (chcesz|chce|chcą|zgadzasz|zgadza|wyrażasz|wyraża|akceptujesz|akceptuje) … … … (,)* …
    (opuść|opuścić|proszę|zamknij|prosimy|nie będziesz|nie możesz|nie może); (opuść|opuścić|zamknij) … … …
    (jeśli|jeżeli) … nie; (akceptacja|zgoda|wyrażenie zgody|zaakceptowanie) … … … (jest|są|stanowi) …
    (warunkiem|wymagana|wymagane|konieczna|konieczne|niezbędna|niezbędne|obowiązkowa|obowiązkowe|warunek) … … …
    (korzystania|dostępu|czytania|przeglądania|wejścia|korzystać|kontynuowania|serwisu|strony); (aby|żeby|by) … …
    … (dostęp|czytać|przeczytać|korzystać|wejść|kontynuować|zobaczyć|przejść) … … … (,)*
    (konieczna|konieczne|wymagana|wymagane|należy|trzeba|musisz|niezbędna|potrzebna) … …
    (akceptacja|zgoda|zaakceptować|zaakceptowanie|wyrazić|zgodzić); (zaakceptuj|akceptuj|wyraź|zgódź) … … … (,)*
    (aby|żeby|by|i) … (odblokować|czytać|przeczytać|kontynuować|wejść|uzyskać|zobaczyć|korzystać|przejść);
    (kto|użytkownicy którzy|osoby które|osoby) … nie
    (wyrazi|wyrażą|zgodzi|zgodzą|zaakceptuje|zaakceptują|akceptują) … … (,)* … … (przekierowan*|zablokowan*|nie
    może|nie będzie|musi); (bez) … (zgody|akceptacji) … … … (nie możesz|nie może|niemożliw*|nie można|brak
    dostępu|zablokowan*|nie będzie)`,
  access: `
    dostęp; dostępu; dostępny; dostępna; dostępne; treść; treści; artykuł*; czytać; czytania; przeczytać; stron*;
    serwis*; witryn*; usługa; usługi; korzystać; korzystanie; korzystania; odwiedzać; wejść; przeglądać; opuścić;
    kontynuować; oglądać;
    opuść; odblokować; treści; wiadomości; sklep; sklepu; portal; portalu; przekierowany; przekierowana; serwis;
    serwisu; strona; strony; artykuł; korzystać; korzystania; dostęp; dostępu; inną`,
  open: `
    (nie) … (zależy|wymaga|musisz|muszą|trzeba|jest|są|uzależniony|ogranicza|wpływa|musi); (także|również|nawet|też)
    (bez|jeśli|gdy|po|w); (niezależnie|bez względu|swobodnie|bezpłatnie|nadal|wszystkich|w pełni);
    (niektóre|niektórych|pewne|część|ten|to) … (funkcje|funkcji|treści|usługi|elementy|film|filmy|mapa|mapy);
    (film*|wideo|map*|osadzone|zewnętrzn*|odtwarzacz*); (pliki|cookies|dane|reklam*|statystyk*|technologie|opcjonalne)
    … … … (tylko|nie|wymaga|wymagają|dopiero|wyłącznie|żadnych);
    (używamy|zapisujemy|stosujemy|mierzymy|instalujemy|przetwarzamy|włączamy|ustawiamy|nic|żadnych);
    (subskrypc*|abonament*|płatn*|zapłac*); (tylko|wyłącznie|dopiero) … …
    (przekazywane|ładowane|używane|przetwarzane|wyświetlane|zapisywane|udostępniane);
    (przekazywane|ładowane|używane|przetwarzane|wyświetlane|stosowane|zapisywane) (tylko|wyłącznie|dopiero); (na|do) …
    (używanie|stosowanie|użycie|użycia|stosowania|pomiaru); nie … (uniemożliwia|przeszkadza|blokuje|zamyka);
    (liczymy|mierzymy|analizujemy|wyświetlamy|udostępniamy|ładujemy|przekazujemy);
    (nie) … (jest|są|stanowi|wymaga|zależy|musisz|musi|trzeba) … …
    (warunkiem|wymagana|wymagane|konieczna|konieczne|niezbędna|opuszczać|obowiązkowa|potrzebna)*;
    (chcielibyśmy|chcemy|pragniemy) … (używać|stosować|korzystać|mierzyć|wyświetlać|zapisywać|użyć); nie …
    (tracisz|traci|tracą|stracisz|wyklucza|pozbawia|ogranicza) …; (nie jest|nie są) …
    (potrzebna|wymagana|konieczna); (lub|i|aby) … … (kontynuować|kontynuujesz|przejść) … bez; w
    (obu|każdym|obydwu) (przypadkach|przypadku);
    nie (przekażemy|przekazujemy|udostępniamy|udostępnimy|wysyłamy|sprzedajemy);
    (nikt) nie (musi)`,
  advertises: `
    (reklamy|reklam|reklamę|oferty) … (spersonalizowan*|dopasowan*|ukierunkowan*|celowan*|oparte|trafn*|partnerów);
    (spersonalizowan*|dopasowan*|ukierunkowan*|celowan*|trafne) (reklam*|ofert*|treści reklamow*);
    (wyświetl*|pokaz*|pokazu*|finans*|emisj*) … … (reklam*|ofert*); (partner*|sieci*|cel*|agencj*)
    (reklamow*|marketingow*); (reklamodawc*|reklamowych|reklamowym|reklamowe|brokerom|brokerzy|brokerów|handlarzom
    danych); (w celach|do|na|dla|i|oraz) (reklam*|marketing*|remarketing*|retargeting*); remarketing*; retargeting*;
    kampani*; konwersj*; sponsorowan*; (tworzy|tworzą|buduje|budować|tworzenie) … … profil*; profilowani*; profil … …
    (zainteresowań|zachowań|zachowania); (twoich|państwa|pana) zainteresowań; (serwisom|portale|media|mediom|sieciom)
    społecznościow* … … (rozpoznać|rozpoznawać|śledzić); (zwiększ*) … sprzedaż*`,
  measures: `
    (statystyk*|analityk*|analityczn*|analytics|mapy ciepła|nagrywanie sesji|nagrania sesji|testy a b|pomiar*
    ruchu|pomiar* odwiedzin|pomiar* oglądalności|pomiar* zasięgu|pomiar* użycia);
    (mierz*|licz*|zlicz*|analizuj*|analiza|analizy|analizować|śledz*|rejestruj*|badan*|bada|sprawdza|monitoruj*|poznać|zrozumieć)
    … … … … (odwiedzin*|wizyt*|ruch|ruchu|odwiedzając*|użytkownik*
    korzysta*|zachowan*|zachowania|kliknię*|korzystani*|oglądalnoś*|odsłon*|czytan* stron*|korzystają|korzysta);
    (użytkownicy|odwiedzający|czytelnicy) … (klikają|czytają|patrzą); ruch* myszy`,
  excluding: `
    nie; nigdy; bez; ani; żadn*; brak; oprócz; poza; (odmow*|odrzuc*|sprzeciw*|zablokow*|wyłączon*|odmówi*);
    (twój|twoją|twoje|twoich|państwa|pana|o|wybór|tę|decyzję) …
    (wybór|wybory|decyzj*|zgod*|preferencj*|ustawie*|odpowied*);
    (oszust*|atak*|bot*|naduży*|spam*|błęd*|awari*|obciąż*|serwer*|prób*)`,
  disagreeing: `nie (zgadzam|zgadzaj|akceptuj*|zezwalaj|zezwalam|wyrażam|pozwalam|pozwalaj|przyjmuj*)`,
  clickingOr: `
    (klik*|naciska*|naciśnij|wciśnij|kliknięcie|kliknij|kliknięciem|wybierając) … … … … (lub|albo|bądź|czy)`,
  unopposed: `
    (o ile|jeśli|jeżeli|dopóki|chyba że|gdy|póki) … … … (nie wyrazisz sprzeciwu|nie wyrażą państwo sprzeciwu|nie
    (sprzeciwisz|sprzeciwi|odmówisz|odmówi|zareagujesz|odpowiesz|zgłosisz|sprzeciwią|zaprotestujesz); (brak|bez|w
    braku|przy braku|wobec braku) … (sprzeciwu|odmowy|reakcji|odpowiedzi|zastrzeżeń)`,
  processing: `
    (uruchom*|włącz*|zaczn*|rozpoczn*|zapis*|zapisz*|ładuj*|załaduj*|użyj*|używ*|udostępni*|przekaż*|przekazuj*|wyśl*|wysyła*|sprzeda*|śledz*|analiz*|mierz*|zbier*|tworz*|umieś*|umieszcz*)
    … … … …
    (cookie*|cookies|tracker*|śledz*|reklam*|partner*|profil*|marketing*|dane|danych|wizyt*|skrypt*|piksel*|zachowan*|podmiot*);
    (cookie*|pliki|reklam*|dane|profil*|skrypt*|piksel*|wszystko|śledzenie) … … …
    (zapis*|udostępni*|włączon*|uruchomi*|przekaz*|użyt*|sprzedan*|załadowan*|aktywn*|wysłan*);
    (remarketing|personalizacj*|retargeting); (dane|cookies|pliki|profile) … … (będą|zostaną|są) …
    (przekaz*|udostępni*|sprzedan*|zapis*|wykorzyst*|aktyw*)`,
  barring: `
    (prosimy|proszę) … (opuścić|opuszczenie) … (stron*|serwis*|witryn*); (opuść|zamknij) …
    (stronę|serwis|witrynę); (akceptacja|zgoda) (na|plików)* (pliki|cookies|cookie|wszystkie)* (cookie|cookies)*
    jest (obowiązkowa|wymagana|konieczna|niezbędna|warunkiem); (dostępn*|otwart*) (tylko|wyłącznie|jedynie) dla …
    … … … (akcept*|zgod*|zgadza*)`,
  embracing: `
    wszystk*; chętnie; chcę; proszę`,
  deferring: `
    nie teraz; teraz nie; później; może`,
};
