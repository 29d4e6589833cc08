import { phraseList } from './word-list.ts'

/** Beginnings of words that speak of certificates, licences and exams. */
export const certificateStems = phraseList(`
certif | zertif | licenc | licens | accredit | credential | badge | permit | führerschein | permis | habilitation | attest | diploma
`)

/** Beginnings of words on the state of a certificate or a course. */
export const stateStems = phraseList(`
in progress | expected | anticipated | expire | valid | renew | pending | studying | scheduled | planned | ongoing |
laufend | en cours | en curso | in corso | em curso | abgelaufen | gültig | valable | válid | vigente | credential id |
w trakcie | pågående | lopend | incomplete | not completed | abgebrochen
`)

/** Words beside a grade. */
export const scoreWords = phraseList(`
gpa | cgpa | grade | note | mention | average | score | percent | percentage | honors | honours | distinction | merit |
first class | class | cum laude | voto | media | cijfer | ocena | nota | promedio | moyenne | durchschnitt | betyg
`)

/** Beginnings of words of personal details, by which a line looks like one. */
export const personalStems = phraseList(`
birth | born | geboren | geb. | geburt | naissance | nacimiento | nascita | nascimento | geboorte | urodz | född |
nationalit | staatsangeh | nacionalidad | cittadinanza | obywatel | nationalitet | marital | married | familienstand |
ledig | verheiratet | état civil | célibataire | estado civil | stato civile | burgerlijke | gender | geschlecht |
religion | father's | fathers | passport | konfession
`)

/** Whole words of personal details that other words begin with too. */
export const personalWords = phraseList(`single | sex | sexe | age | âge | edad`)

/** How much, how long and in which way somebody is employed. */
export const employmentKinds = phraseList(`
full time | full-time | fulltime | part time | part-time | parttime | contract | contractor | freelance | temporary |
permanent | seasonal | casual | remote | hybrid | onsite | on-site | on site | vollzeit | teilzeit | werkstudent |
minijob | cdi | cdd | alternance | stage | intérim | temps plein | temps partiel | tiempo completo | tiempo parcial |
voltijd | deeltijd | pełny etat | heltid | deltid | tempo pieno | tempo determinato | tempo indeterminato | internship |
apprenticeship | volunteer | zero hours | w2 | c2c
`)

/** Legal forms at the end of a company's name. */
export const legalForms = phraseList(`
inc | ltd | llc | corp | co | gmbh | plc | ag | kg | limited | llp | pvt | sl | s.l | bv | b.v | nv | n.v | sarl | sas |
spa | s.p.a | oy | ab | a/s | sp. z o.o | ltda | sa | s.a
`)

/** Beginnings of words on how well a language is known. */
export const levelStems = phraseList(`
native | fluent | mother | bilingual | proficien | conversational | basic | intermediate | advanced | beginner |
elementary | mutter | fließend | fliessend | verhandlungssicher | grund | maternel | courant | scolaire | nativo |
fluido | básico | avanzado | madrelingua | fluente | intermedio | intermediá | moedertaal | vloeiend | goed | ojczyst |
biegł | modersmål | flytande | working | limited | read | spoken | written
`)

/** Time away from work, and work for oneself: a name, but no employer. */
export const timesWithoutEmployer = phraseList(`
break | leave | parent | parental | maternity | paternity | sabbatical | carer | caring | travel | traveling |
travelling | gap year | unemployed | elternzeit | arbeitsuchend | arbeitssuchend | sabbatjahr | congé | disponibilité |
baja | excedencia | maternidad | urlop | verlof | föräldraledig | licença | congedo | self employed | self-employed |
freelance | selbstständig | indépendant | autónomo
`)

/** What only furniture of the page says: notes beside page numbers, dates of the last change, places for photos. */
export const furnitureNotes = phraseList(`
confidential | vertraulich | page | seite | página | pagina | strona | updated | version | stand | resume | résumé | cv |
curriculum | lebenslauf | references available | photo | foto | bewerbungsfoto
`)

/** What a resume calls itself above everything else. */
export const documentTitles = phraseList(`
curriculum vitae | cv | resume | résumé | lebenslauf | currículum | currículum vitae | życiorys | meritförteckning |
europass | europass curriculum vitae | europass cv | biodata | bio-data | of
`)

/** Labels of contact data. */
export const contactLabels = phraseList(`
anschrift | adresse | address | wohnort | telefon | phone | tel | mobil | mobile | handy | email | e-mail | dirección |
indirizzo | endereço | adres | téléphone | teléfono | telefone | celular | telefoon | telefonnummer
`)

/** Heads of the columns of tables in resumes. */
export const columnHeads = phraseList(`
examination | exam | institution | institute | university | universität | board | board/university |
board / university | year | year of passing | passing year | marks | percentage | % | cgpa | grade | degree |
qualification | course | school | college | status | certification | certificate | certificate name | issuer | issued by |
date | dates | organisation | organization | company | employer | position | designation | role | title | period | from |
to | duration | language | languages | sprache | langue | idioma | taal | język | speaking | writing | reading |
listening | understanding | level | niveau | skill | skills | tool | tools | experience | rating | proficiency | version |
last used | spreken | schrijven | lezen | sprechen | schreiben | lesen
`)

/** Headings of a block of personal details. */
export const personalHeadings = phraseList(`
personal details | personal information | personal data | personal info | personal particulars | personal profile |
biodata | bio-data | personalien | persönliche daten | persönliche angaben | angaben zur person | zur person |
informations personnelles | données personnelles | état civil | datos personales | información personal |
dati personali | dados pessoais | persoonlijke gegevens | persoonsgegevens | personalia | dane osobowe |
personuppgifter | personlig information
`)

/** Sentences that tell of a career. */
export const careerPhrases = phraseList(`
year experience | years experience | year of experience | years of experience | i worked as | i worked at |
i worked for | i work as | i work at | i work for | i have worked as | i have worked at | i have worked for |
employed as | employed at | employed by | worked as | berufserfahrung | jahre erfahrung | arbeite als | arbeite bei |
arbeitete als | arbeitete bei | ans d'expérience | travaillé comme | travaillé chez | años de experiencia |
trabajé como | trabajé en | anni di esperienza | anos de experiência | jaar ervaring | lat doświadczenia |
lata doświadczenia | års erfarenhet | retired | graduated from | studied at
`)

/** Small words between others, in the supported languages. */
export const functionWords = phraseList(`
of | the | and | for | in | at | with | to | from | by | a | an | as | on | de | du | des | la | le | les | et | à | en |
y | e | di | da | do | dos | del | von | der | die | das | und | für | bei | im | am | als | van | het | een | voor | bij |
w | i | na | och | på | av | med
`)

/** What stands for today at the end of a range of dates. */
export const presentWords = phraseList(`
present | current | now | today | date | ongoing | heute | aktuell | jetzt | aujourd'hui | aujourd’hui | présent |
actualidad | actual | presente | atual | heden | nu | obecnie | oggi | attuale | nuvarande
`)
