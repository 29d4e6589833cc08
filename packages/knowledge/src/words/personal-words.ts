import { phraseList } from './word-list.ts'

/** Labels of personal details that mean nothing else in a resume, in the supported languages. */
export const personalLabels = phraseList(`
date of birth | birth date | birthdate | birthday | dob | d.o.b. | d.o.b | born | place of birth | birthplace |
birth place | date and place of birth | date & place of birth | place and date of birth | marital status |
civil status | family status | relationship status | number of children | no. of children | nationality |
nationalities | citizenship | citizenships | religious affiliation | father's name | father name | fathers name |
mother's name | mother name | husband's name | husband name | spouse name | spouse's name | spouse | wife's name |
parent's name | guardian's name | passport no | passport no. | passport number | passport | passport details |
id number | id no | identity number | national id | national id number | identity card | ssn |
social security number | aadhaar | aadhar | aadhaar number | aadhar no | pan no | pan number | pan card | caste |
ethnicity | ethnic origin | blood group | blood type | geburtsdatum | geboren am | geburtsort |
geburtsdatum und -ort | geburtsdatum/-ort | geburtsdatum / geburtsort | geburtstag | geboren | geb. |
familienstand | staatsangehörigkeit | staatsbürgerschaft | nationalität | konfession | religionszugehörigkeit |
anzahl der kinder | personalausweisnummer | reisepassnummer | steuer-id | name des vaters | date de naissance |
lieu de naissance | date et lieu de naissance | né le | née le | né(e) le | situation familiale |
situation de famille | situation matrimoniale | état civil | nationalité | numéro de passeport |
numéro de sécurité sociale | fecha de nacimiento | lugar de nacimiento | fecha y lugar de nacimiento |
estado civil | nacionalidad | número de pasaporte | dni | nie | nif | cédula | cédula de identidad |
documento de identidad | curp | data di nascita | luogo di nascita | luogo e data di nascita |
data e luogo di nascita | stato civile | nazionalità | cittadinanza | codice fiscale | data de nascimento |
local de nascimento | naturalidade | nacionalidade | filiação | cpf | rg | cartão de cidadão | geboortedatum |
geboorteplaats | geboortedatum en -plaats | geboortedatum en plaats | burgerlijke staat | burgerlijke stand |
nationaliteit | paspoortnummer | burgerservicenummer | data urodzenia | miejsce urodzenia | data i miejsce urodzenia |
stan cywilny | narodowość | obywatelstwo | pesel | numer paszportu | imię ojca | födelsedatum | födelseort | född |
födelsedatum och -ort | civilstånd | civilstatus | nationalitet | medborgarskap | personnummer
`)

/** Labels that are personal details only beside others of their kind, or at the top of a resume. */
export const ambiguousPersonalLabels = phraseList(`
age | sex | gender | pronouns | children | religion | faith | height | weight | photo | photograph | race |
alter | geschlecht | kinder | größe | groesse | körpergröße | gewicht | foto | lichtbild | âge | sexe |
enfants | taille | poids | edad | sexo | género | hijos | religión | altura | estatura | peso | fotografía | età |
sesso | figli | religione | altezza | idade | gênero | filhos | religião | leeftijd | geslacht | kinderen |
godsdienst | geloof | lengte | wiek | płeć | dzieci | wyznanie | wzrost | waga | zdjęcie | ålder | kön | barn |
längd | vikt | bsn
`)

/** Marital states, as they stand by themselves in a line of personal details. */
export const maritalStates = phraseList(`
single | unmarried | married | divorced | widowed | engaged | in a civil partnership | ledig | verheiratet |
geschieden | verwitwet | getrennt lebend | unverheiratet | in partnerschaft | célibataire | marié | mariée |
marié(e) | divorcé | divorcée | divorcé(e) | veuf | veuve | pacsé | pacsée | en concubinage | soltero | soltera |
casado | casada | divorciado | divorciada | viudo | viuda | pareja de hecho | celibe | nubile | coniugato |
coniugata | sposato | sposata | divorziato | divorziata | vedovo | vedova | solteiro | solteira | divorciada |
viúvo | viúva | união estável | ongehuwd | gehuwd | getrouwd | gescheiden | samenwonend | alleenstaand | kawaler |
panna | żonaty | mężatka | zamężna | rozwiedziony | rozwiedziona | wdowiec | wdowa | ogift | gift | skild |
sambo | änka | änkling
`)

/** Nouns for children, after a number ("2 children", "zwei Kinder"). */
export const childWords = phraseList(`
child | children | kid | kids | kind | kinder | enfant | enfants | hijo | hijos | hija | hijas | figlio | figli |
figlia | figlie | filho | filhos | filha | filhas | kinderen | dziecko | dzieci | barn
`)

/** How a sentence about a birth begins. */
export const birthWords = phraseList(`
born on | born in | born | geboren am | geboren in | geboren op | geboren te | geboren | geb. am | geb. in | geb. |
geb | né le | née le | né(e) le | né à | née à | né en | née en | nacido el | nacida el | nacido en | nacida en |
nacido | nacida | nato il | nata il | nato a | nata a | nato/a il | nascido em | nascida em | nascido a |
nascida a | nascido | nascida | ur. | urodzony | urodzona | född den | född i | född | f.
`)

/** How old somebody is, after a number ("34 years old", "34 ans"). */
export const ageWords = phraseList(`
years old | years of age | year old | yrs old | y/o | jahre alt | jahre | ans | años | anos | anni | jaar |
jaar oud | lat | år | år gammal
`)

/** A note where a photo was. */
export const photoNotes = phraseList(`
photo | photograph | passport photo | profile photo | profile picture | photo here | insert photo here |
foto | bewerbungsfoto | passfoto | lichtbild | photo d'identité | fotografía | foto de perfil | fotografia |
pasfoto | zdjęcie | fotografi
`)

/** Words of a permission to work, which employers do need. */
export const workPermissionWords = phraseList(`
work permit | work authori[sz]ation | authori[sz]ed to work | eligible to work | right to work | permission to work |
visa | green card | permanent resident | settled status | pre-settled status | clearance | arbeitserlaubnis |
arbeitsgenehmigung | aufenthaltstitel | niederlassungserlaubnis | blaue karte | blue card | permis de travail |
titre de séjour | autorisation de travail | permiso de trabajo | permiso de residencia | permesso di soggiorno |
permesso di lavoro | autorização de trabalho | autorização de residência | visto | werkvergunning |
verblijfsvergunning | pozwolenie na pracę | karta pobytu | arbetstillstånd | uppehållstillstånd
`)

/** Labels of the contact data and other content that may follow a personal detail on the same line. */
export const contentLabels = phraseList(`
name | phone | telephone | tel | tel. | mobile | cell | email | e-mail | mail | address | location | city | country |
linkedin | github | website | languages | languages known | driving licence | driving license | hobbies |
telefon | handy | anschrift | adresse | wohnort | sprachen | führerschein | téléphone | courriel | langues |
permis | teléfono | correo | dirección | idiomas | telefono | indirizzo | lingue | telefone | morada | endereço |
telefoon | adres | talen | rijbewijs | prawo jazdy | języki | adress | språk | körkort
`)
