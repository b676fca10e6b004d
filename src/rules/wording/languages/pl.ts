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
    (kontynuując|pozostając|korzystając|przeglądając|zamykając|przewijając|używając|odwiedzając|wchodząc|ignorując|przechodząc|nawigując);
    (dalsze|dalszym|dalszego|ciągłe|kontynuowanie|kontynuacja|pozostanie|kontynuowania) (korzystanie|przeglądanie|używanie|korzystania|przeglądania|korzystaniem|na|nawigowanie|użytkowanie|korzystania);
    (jeśli|jeżeli|gdy|o ile) (będziesz|kontynuujesz|nie|pozostaniesz|zamkniesz|dalej|nadal|korzystasz|przeglądasz|przewijasz|zostajesz|użytkownik|zignorujesz|zdecydujesz);
    (poprzez|przez) (dalsze|korzystanie|zamknięcie|przewijanie|kontynuowanie|przeglądanie|użytkowanie);
    (korzystanie|przeglądanie) (z|ze|strony|serwisu); zamknięcie; brak (zmiany|sprzeciwu|reakcji|działania);
    bez zmiany; przewijanie; klik* … (poza|link|gdziekolwiek|dowolny|dowolne); chyba że; milczenie`,
  consenting: `zgod*; zgadza*; akceptuj*; akceptacj*; akceptowa*; wyraża*; przyzwol*; zezwal*; zezwol*; aprob*`,
  notConsenting: `
    (jeśli|jeżeli|gdy|o ile) (wyrazisz|zgodzisz|zaakceptujesz|się|udzielisz|pozwolisz|państwo);
    (zaakceptować|akceptować) lub;
    nie (oznacza|stanowi|jest|wyraża|wyrażasz|zgadzasz|traktujemy|zapisujemy|zapiszemy|używamy|użyjemy|będziemy|uznajemy|akceptujesz|jest|równa|wystarcza|zostaną|są|będzie|uważamy|będą|stosujemy|instalujemy|umieszczamy|uruchamiamy|uruchomimy);
    bez (akceptacji|zgody|wyboru|wybierania|twojej|państwa|wyrażenia|akceptowania|udzielenia|plików|cookies|podejmowania|dokonania|śledzenia);
    (żadnych|żadne|żadnej|żaden|nigdy|ani);
    (tylko|wyłącznie|jedynie) … (niezbędne|niezbędnych|konieczne|koniecznych|techniczne|po|gdy|jeśli|za|te|wymagane);
    nawet (jeśli|gdy|jeżeli); (możesz|można|mogą|może) … (dalej|nadal|korzystać|kontynuować|przeglądać|odmówić|bez);
    (poprosimy|prosimy|zapytamy|za|po) … (zgodę|zgodą|zgody); niezależnie; dopóki nie;
    (pozostają|pozostaną) … (wyłączone|zablokowane)`,
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
    wycof*; cofn*; odwoł*; każdej chwili; w dowolnym; dowolnym momencie; zmie*; zmian*; kiedykolwiek; sprzeciw*;
    każdym czasie`,
  advertising: `
    reklam*; marketing*; promoc*; sponsor*; profilow*; kampani*; społecznościow*; target*; retarget*; handlow*;
    ofert*`,
};
