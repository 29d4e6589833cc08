import { phraseList } from './word-list.ts'

/** Words of a certificate that is not held yet, in the languages that are read. */
export const inProgressWords = phraseList(`
in progress | in-progress | ongoing | expected | anticipated | pending | planned | scheduled | exam booked | booked | course booked | exam date |
exam in | exam on | exam due | exam scheduled | exam planned | test date | test date set | sitting it | sitting in | sitting the exam | taking it |
taking the exam | in view | course starts | due in | bezig | examen in | prüfung geplant | prüfung im |
examen prévu | examen previsto | egzamin w | booked for | studying | studying for | currently studying | currently pursuing |
currently preparing | currently working | currently enrolled | currently taking | preparing for | preparing | pursuing |
working on | working towards | working toward | enrolled | candidate | not yet | to be completed | to be taken | underway |
under way | awaiting | in preparation | in vorbereitung | in bearbeitung | laufend | in arbeit | voraussichtlich |
angestrebt | geplant | begonnen | en cours | prévu | prévue | en préparation | en curso | en preparación | en progreso |
previsto | prevista | in corso | in preparazione | em andamento | em curso | em preparação | lopend | in opleiding |
verwacht | mee bezig | in voorbereiding | w trakcie | planowany | planowana | planowane | w przygotowaniu | pågående |
pågår | planerad | planerat | förväntas | under arbete
`)

/** Words of a certificate that is no longer valid. */
export const expiredWords = phraseList(`
expired | lapsed | no longer valid | no longer current | no longer active | not renewed | not current | inactive |
abgelaufen | nicht mehr gültig | expiré | expirée | périmé | périmée | caducado | caducada | vencido | vencida | scaduto |
scaduta | expirado | expirada | caducou | verlopen | wygasł | wygasła | wygasły | nieważny | nieważna | utgånget |
utgången
`)

/** Words of a certificate that is held and valid. */
export const currentWords = phraseList(`
active | current | in force | gültig | en vigueur | vigente | valido | valide | geldig | ważny | ważne | giltig
`)

/** Words before the date until which a certificate is valid. */
export const validUntilWords = phraseList(`
valid until | valid till | valid through | valid thru | valid to | valid | expires | expires on | expiry | exp. | exp |
expiration | renewal due | renews | gültig bis | gueltig bis | valable jusqu'en | valable jusqu'au | válido hasta |
vigente hasta | valido fino al | valido fino a | válido até | geldig tot | ważny do | ważne do | giltig till |
giltigt till
`)

/** Words before the date of a certificate. */
export const issuedWords = phraseList(`
issued | renewed | issued on | issued in | earned | obtained | completed | awarded | passed | received | achieved | certified | date |
date earned | since | erworben | erhalten | ausgestellt | obtenu | obtenue | délivré | obtenido | expedido | emitido |
conseguito | rilasciato | obtido | behaald | uitgegeven | uzyskany | wydany | utfärdat | erhållet | attained | gained
`)

/** Words that grade or place a certificate within its family and belong to its name. */
export const certificateLevels = phraseList(`
associate | professional | expert | specialty | foundation | foundations | fundamentals | practitioner | advanced |
intermediate | basic | beginner | core | master | essentials | entry | junior | senior | silver | gold | platinum | ce |
foundation level | advanced level | associate level | professional level
`)

/** Who issues certificates, beside organisations that their words show as such. */
export const certificateIssuers = phraseList(`
amazon web services | aws | amazon | microsoft | google | google cloud | oracle | cisco | cisco networking academy |
comptia | coursera | udemy | edx | udacity | linkedin | linkedin learning | pmi | project management institute | axelos |
peoplecert | isc2 | (isc)2 | (isc)² | isaca | ec-council | eccouncil | red hat | redhat | linux foundation |
the linux foundation | cncf | hashicorp | scrum.org | scrum alliance | scaled agile | ibm | salesforce | trailhead | sap |
vmware | istqb | datacamp | codecademy | codeacademy | freecodecamp | deeplearning.ai | stanford | stanford online | ihk |
hwk | tüv | tüv süd | tüv rheinland | openclassrooms | pluralsight | databricks | snowflake | mongodb |
mongodb university | offensive security | offsec | giac | sans | sans institute | juniper | juniper networks | fortinet |
palo alto networks | huawei | citrix | servicenow | tableau | hubspot | hubspot academy | meta | facebook | apple | adobe |
autodesk | iiba | asq | exin | apmg | bcs | city & guilds | city and guilds | pearson | pearson vue | w3schools |
kaggle | nvidia | intel | dell | dell emc | netapp | lpi | linux professional institute | the open group | unity |
mit | mitx | harvard | harvardx | alison | futurelearn | khan academy | openhpi | sololearn | hackerrank | simplilearn |
great learning | nptel | skillshare | treehouse | acloudguru | a cloud guru | cloud academy | goethe-institut | cambridge |
british council | ets | red cross | american red cross | british red cross | osha | aha | american heart association
`)
