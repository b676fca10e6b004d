import type { Wording } from "../wording";
import { authority, edpbLabels, edpbScrolling } from "../wording-sources";

/** Polish. */
export const pl: Wording = {
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
    (gdy|kiedy) (odwiedzasz|otwierasz) (kolejn*|inn*|następn*); uzyskując dostęp; zgodę (uważa|uznaje) się`,
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
    przyciskiem (akceptuj|zgadzam|zezwól)`,
  accepting: `
    akceptuj*; zaakceptuj; zaakceptować; zgod*; zgadzam; zezwól; zezwalam; zezwalaj; przyjmij; tak; włącz; pozwól;
    pozwalam; zatwierdź wszystk*; wszystkie cookies; potwierdzam wszystk*`,
  refusing: `
    niezbędn*; konieczn*; wymagan*; odrzu*; odmów; odmaw*; odmow*; nie; bez; (tylko|wyłącznie|jedynie); niezbędne;
    konieczne; wymagane; żad*; wyłącz; zablokuj; blokuj; sprzeciw*; wycofaj; brak; zabroń; minimum; nie zgadzam;
    zakaz*`,
  settings: `
    zaznacz*; ustawie*; ustaw; dostosuj*; dostosow*; opcj*; zarządz*; prefer*; wybierz; wyb*; wybór; wyboru;
    konfigur*; zapisz; zmie*; personaliz*; edyt*; cele; partnerzy; zdecyduj; szczegółowe; kontrol*; określ`,
  elsewhere: `
    więcej; dowiedz; informac*; szczegół*; pokaż; zobacz; czytaj; przeczytaj; później; teraz; przypomnij; pomiń;
    zamknij; ok; okej; rozumiem; zrozumiałem; dobrze; kontynuuj; dalej; przejdź; opuść; wyjdź; wyjście; wróć;
    wstecz; anuluj; pomoc; ukryj; subskryb*; zapłać; zaloguj; polityk*; może; innym; potwierdź; ignoruj; dlaczego;
    następn*; gotowe; strona główna`,
  withdrawing: `
    wycof*; cofn*; odwoł*; każdej chwili; w dowolnym; dowolnym momencie; kiedykolwiek; sprzeciw*; każdym czasie;
    (zmie*|zmian*) … … (zdani*|wybór|wyboru|decyzj*|ustawie*|preferencj*|zgod*);
    (zdanie|wybór|decyzję|ustawienia|preferencje|zgodę) … … … (zmie*|zmian*)`,
  advertising: `
    reklam*; marketing*; promoc*; sponsor*; profilow*; kampani*; społecznościow*; target*; retarget*; handlow*;
    ofert*`,
};
