import { phraseList, wordList } from './word-list.ts'

/** Month names and abbreviations, January first, in the supported languages. */
export const monthNames: readonly (readonly string[])[] = [
  wordList(`
january jan januar jän jänner jaenner janvier janv enero ene gennaio gen janeiro januari styczeń stycznia
ocak январь января
`),
  wordList(`
february feb februar febr februari février fevrier févr fév febrero febbraio fevereiro fev luty lutego şubat
февраль февраля
`),
  wordList(`
march mar märz maerz mär mrz mars marzo março marco maart mrt marzec marca mart март марта
`),
  wordList(`
april apr avril avr abril abr aprile kwiecień kwietnia nisan апрель апреля
`),
  wordList(`
may mai mayo maggio mag maio mei maj maja mayıs май мая
`),
  wordList(`
june jun juni juin junio giugno giu junho czerwiec czerwca haziran июнь июня
`),
  wordList(`
july jul juli juillet juil julio luglio lug julho lipiec lipca temmuz июль июля
`),
  wordList(`
august aug août aout agosto ago augustus sierpień sierpnia ağustos август августа
`),
  wordList(`
september sept sep septembre septiembre setiembre settembre set sett setembro wrzesień września eylül
сентябрь сентября
`),
  wordList(`
october oct oktober okt octobre octubre ottobre ott outubro out październik października ekim октябрь
октября
`),
  wordList(`
november nov novembre noviembre novembro listopad listopada kasım ноябрь ноября
`),
  wordList(`
december dec dezember dez décembre déc diciembre dic dicembre dezembro grudzień grudnia aralık декабрь
декабря
`),
]

/** Seasons and terms of a year. */
export const seasonWords = phraseList(`
spring | summer | autumn | fall | winter | frühjahr | frühling | sommer | herbst | wintersemester |
sommersemester | printemps | été | automne | hiver | primavera | verano | otoño | invierno | estate |
autunno | inverno | outono | verão | lente | zomer | herfst | wiosna | lato | jesień | zima | ws | ss
`)

/** Words for an ongoing period. */
export const presentWords = phraseList(`
present | the present | now | current time | the current time | present time | the present time | present day |
the present day | current date | present date | at present | this day | current | currently | today | ongoing | on-going | till date | to date |
until now | date | heute | aktuell | laufend | jetzt | zum heutigen tag | derzeit | gegenwart | dato | andauernd | aujourd'hui | aujourd’hui |
présent | ce jour | actuel | actuellement | en cours | actualidad | la actualidad | actual | actualmente |
presente | el presente | hoy | la fecha | fecha | oggi | attuale | attualmente | in corso | atual |
atualmente | o momento | o presente | momento | heden | nu | obecnie | teraz | nadal | dziś |
chwili obecnej | nuvarande | pågående | nå | idag | i dag | tills vidare | tillsvidare | halen | devam ediyor | настоящее время | н.в. |
по настоящее время | 至今 | 现在 | 今 | 現在 | 현재
`)

/** Words between a start and an end date. */
export const rangeWords = phraseList(`
to | until | up to | up until | till | til | thru | through | bis | bis zum | jusqu'à | jusqu’à | jusqu'en | au | à | a | al |
hasta | hasta la | ate | até | até o | tot | tot en met | do | tm | t/m | по
`)

/** Words before a start date. */
export const openStartWords = phraseList(`
since | seit | depuis | depuis le | desde | desde el | sinds | dal | dès | od | с | starting | from | ab |
von | de | du | van | da | as of | as from
`)

/** Words before a start date that mean there is no end date yet. */
export const stillOpenWords = phraseList(`
since | seit | depuis | depuis le | desde | desde el | sinds | od | as of | as from
`)

/** Words before a date. */
export const leadWords = phraseList(`
expected | expected graduation | exp. | anticipated | graduated | graduation | graduating | class of |
issued | completed | obtained | awarded | valid until | expires | voraussichtlich | abschluss | obtenu en |
diplômé en | graduado en | date | dates | period | zeitraum | duration | in | en
`)

/** Units of a duration. */
export const durationUnits = phraseList(`
years | year | yrs | yr | y | months | month | mos | mo | m | jahre | jahr | monate | monat | ans | an |
mois | años | año | meses | mes | anni | anno | mesi | mese | anos | ano | mês | jaar | maanden | maand |
lata | lat | rok | miesięcy
`)
