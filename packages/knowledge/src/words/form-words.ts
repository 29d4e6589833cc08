import { phraseList } from './word-list.ts'

/** What a line of a form is about: the labels of official forms, Europass above all, and those that people write. */
export const formLabels = {
  dates: phraseList(`
dates | date | dates (from – to) | from – to | period | time period | duration | datum | datum (von – bis) | daten | zeitraum |
dates (de – à) | période | fechas | fecha | fechas (de – a) | período | data | data (van – tot) | periode | datas |
datas (de – até) | date (da – a) | periodo | daty | daty (od – do) | okres | okres (od – do) | okres zatrudnienia |
datum (från – till) | od – do | termin
`),
  position: phraseList(`
occupation or position held | position held | occupation | position | job title | designation | beruf oder funktion |
funktion oder tätigkeit | funktion | position | fonction ou poste occupé | profession ou poste | poste | profesión o cargo desempeñado |
función o puesto ocupado | puesto | cargo | functie of beroep | beroep of functie | functie | função ou cargo ocupado |
profissão ou cargo | lavoro o posizione ricoperti | tipo di impiego | zawód lub zajmowane stanowisko | zajmowane stanowisko |
stanowisko | yrke eller befattning | tjänst eller befattning | befattning
`),
  employer: phraseList(`
name and address of employer | name and address of the employer | employer name and address | employer | company |
name und adresse des arbeitgebers | arbeitgeber | nom et adresse de l'employeur | employeur | entreprise |
nombre y dirección de la empresa o empleador | nombre y dirección de la empresa | nombre y dirección del empleador | empresa |
naam en adres van de werkgever | werkgever | nome e morada do empregador | nome e endereço do empregador | empregador |
nome e indirizzo del datore di lavoro | datore di lavoro | nazwa i adres pracodawcy | nazwa i adres firmy | pracodawca |
arbetsgivarens namn och adress | arbetsgivare
`),
  text: phraseList(`
main activities and responsibilities | principal duties | main duties | responsibilities | duties |
wichtigste tätigkeiten und zuständigkeiten | hauptaufgaben | aufgaben | principales activités et responsabilités | missions |
funciones y responsabilidades principales | funciones | voornaamste werkzaamheden en verantwoordelijkheden | werkzaamheden |
principais atividades e responsabilidades | principali attività e responsabilità | principali mansioni |
główne obowiązki | najważniejsze zadania | główne zadania i zakres obowiązków | główne działania i obowiązki |
główne zadania | zakres obowiązków | obowiązki | huvudsakliga arbetsuppgifter och ansvarsområden | arbetsuppgifter |
type of business or sector | business or sector | tätigkeitsbereich oder branche | type ou secteur d'activité |
tipo de empresa o sector | aard van het bedrijf of sector | tipo de empresa ou setor | tipo di attività o settore |
branża lub sektor | rodzaj działalności lub sektor | branża | typ av verksamhet eller sektor
`),
  degree: phraseList(`
title of qualification awarded | qualification awarded | qualification | degree | bezeichnung der erworbenen qualifikation |
abschluss | intitulé du certificat ou diplôme délivré | diplôme | título de la cualificación obtenida | título |
naam van het behaalde diploma | designação da qualificação atribuída | titolo della qualifica rilasciata |
uzyskany tytuł lub kwalifikacja | nazwa uzyskanych kwalifikacji | tytuł uzyskanych kwalifikacji | uzyskane kwalifikacje |
uzyskany tytuł | tytuł | benämning på erhållen examen
`),
  school: phraseList(`
name and type of organisation providing education and training | education provider | school | institution |
name und art der bildungseinrichtung | schule | hochschule | bildungseinrichtung | nom et type de l'établissement | établissement |
nombre y tipo del centro de estudios | centro | naam en type van de onderwijsinstelling | onderwijsinstelling |
nome e tipo da instituição de ensino | nome e tipo di istituto | nazwa i rodzaj uczelni lub szkoły |
nazwa i rodzaj organizacji dostarczającej kształcenie i szkolenie | nazwa i typ instytucji edukacyjnej | nazwa szkoły |
nazwa uczelni | uczelnia | szkoła | utbildningsanordnarens namn och typ
`),
  study: phraseList(`
principal subjects and occupational skills covered | subjects covered | hauptfächer und berufliche fähigkeiten |
principales matières et compétences | principales materias y capacidades | belangrijkste vakken en vaardigheden |
principais disciplinas e competências | principali materie e competenze | główne przedmioty i umiejętności |
główne przedmioty i zdobyte umiejętności zawodowe | huvudämnen och yrkesfärdigheter |
level in national classification | stufe der nationalen klassifikation | niveau dans la classification nationale |
nivel en la clasificación nacional | niveau in de nationale classificatie | nível na classificação nacional |
livello nella classificazione nazionale | poziom w klasyfikacji krajowej | nivå i nationell klassificering
`),
} as const
