import { phraseList, wordList } from './word-list.ts'

/** ISO 639 codes of spoken languages. */
export const spokenLanguageCodes = wordList(`
en de fr es it pt nl pl cs sk hu ro bg el tr ru uk be sr hr bs sl mk sq lt lv et fi sv no nb nn da is fo ga gd cy
br kw gv gl ca eu oc co sc fur rm lb li fy nds gsw wa scn nap vec lmo hsb dsb mt ar he yi fa ckb ku ps sd ur hi bn
pa gu mr or as ne si ta te kn ml ks kok mai bho mni sat sa th lo km my vi id ms jv su ceb ilo hil war fil tl zh
yue ja ko mn bo dz ug kk ky uz tk tg az tt ba cv sah ka hy os ce ab kab rif shi tzm am ti om so sw ki kam luo mer
guz kln lg rw rn ln kg lu umb kmb ny sn nd nr zu xh st tn ts ss ve af mg ha yo ig ee ak tw ff wo bm dyu mos fon
tiv sg ht pap qu ay gn mi sm to fj ty haw ch mh bi iu kl nv chr cr oj hmn eo la ia vo se
`)

/** Language names beyond those the platform knows for a code. */
export const furtherLanguageNames = phraseList(`
mandarin | mandarin chinese | chinese mandarin | cantonese chinese | standard chinese | putonghua | hokkien |
hakka | teochew | taiwanese | shanghainese | chinesisch | mandarin-chinesisch | hochchinesisch | mandarín |
mandarino | farsi | dari | castilian | castellano | flemish | flämisch | flamand | flamenco | vlaams |
brazilian portuguese | european portuguese | português brasileiro | tagalog | filipino | pilipino | bahasa |
bahasa indonesia | bahasa melayu | bahasa malaysia | american english | british english | us english | uk english |
english (us) | english (uk) | business english | technical english | business-englisch | wirtschaftsenglisch |
swiss german | schweizerdeutsch | valencian | valenciano | valencià | aragonese | asturian | asturiano | galego |
hochdeutsch | plattdeutsch | latein | altgriechisch | ancient greek | biblical hebrew | odia | oriya | bangla |
bengali | punjabi | marwari | bhojpuri | rajasthani | tulu | kashmiri | dogri | berber | tamazight | amazigh |
kabyle | darija | moroccan arabic | egyptian arabic | levantine arabic | gulf arabic | modern standard arabic |
kurmanji | sorani | azeri | azerbaijani | serbo-croatian | serbo-croat | serbokroatisch |
bosnisch/kroatisch/serbisch | montenegrin | moldovan | rusyn | romani | romanes | sinti | frisian | friesisch |
scots | ulster scots | gaelic | irish gaelic | scottish gaelic | gaeilge | gàidhlig | cymraeg | romansh |
rhaeto-romance | ladin | luxembourgish | lëtzebuergesch | norwegian bokmål | norwegian nynorsk | kiswahili |
chichewa | chewa | nyanja | luganda | kinyarwanda | kirundi | setswana | sesotho | sepedi | isizulu | isixhosa |
shona | ndebele | twi | fante | ewe | ga | dagbani | krio | pidgin | nigerian pidgin | tok pisin | haitian creole |
kreyòl | creole | patois | jamaican patois | papiamento | papiamentu | pashto | sanskrit | sinhalese | dhivehi |
burmese | hmong | karen | cebuano | bisaya | visayan | ilocano | hiligaynon | waray | tibetan | uyghur | uighur |
maori | te reo māori | te reo | samoan | tongan | fijian | hawaiian | inuktitut | cree | ojibwe | navajo | nahuatl |
quechua | aymara | guaraní | guarani | k'iche' | mapudungun | catalan | esperanto | interlingua | yiddish |
simplified chinese | traditional chinese | 中文 | 汉语 | 国语 | 國語 | 华语 | 英语 | 英文 | 普通话 | 普通話 | 粤语 | 廣東話 | 日本語 | 日语 | 英語 |
中国語 | 韓国語 | 德语 | 法语 | 한국어 | 영어 | 日文 | 韩语 | русский язык | украинский | английский | немецкий | english language |
german language | french language | spanish language | deutsche sprache
`)

/** What names a sign language in any of the languages that are read; words may stand before and after it. */
export const signLanguageWords = phraseList(`
sign language | gebärdensprache | gebaerdensprache | langue des signes | lengua de signos | lengua de señas |
lengua de senas | lenguaje de señas | lingua dei segni | língua de sinais | língua gestual | gebarentaal |
język migowy | teckenspråk | tegnspråk | tegnsprog
`)

/** Short names of sign languages, which only count in capitals, or as a word of their own. */
export const signLanguageAcronyms = wordList(
  'asl bsl dgs lsf lis lse lsm libras lgp ngt pjm auslan isl nzsl lsq vgt ögs',
)

/** Words that tell how well somebody knows a language, in the languages that are read. */
export const languageLevelWords = phraseList(`
native | native-level | near-native | native speaker | bilingual | trilingual | mother tongue | mother tongue(s) | mothertongue |
first language | second language | heritage | fluent | fluently | fluency | full professional | professional |
proficiency | proficient | limited working | limited | elementary | working | working knowledge | business |
conversational | conversant | conversation | intermediate | pre-intermediate | upper | lower | advanced | beginner |
basic | basics | good | very good | excellent | perfect | some | a little | little | passable | rusty |
rudimentary | survival | school | strong | fair | moderate | average | competent | comfortable | learning | read |
reads | reading | write | writing | written | speak | speaks | speaking | spoken | speaker | listening |
understanding | oral | verbal | technical | passive | certified | level | sprachniveau | sprachkenntnisse |
muttersprache | muttersprachlich | muttersprachler | muttersprachlerin | erstsprache | zweitsprache | zweisprachig |
bilingual aufgewachsen | fließend | fliessend | verhandlungssicher | geschäftssicher | sehr gut | sehr gute | gut |
gute | kenntnisse | grundkenntnisse | grundlagen | schulkenntnisse | schulenglisch | anfänger | fortgeschritten |
konversationssicher | verhandlungsfähig | in wort und schrift | ausreichend | befriedigend | niveau |
langue maternelle | maternelle | bilingue | courant | courante | couramment | lu, écrit, parlé | lu | écrit |
parlé | intermédiaire | avancé | débutant | débutante | notions | bases | scolaire | professionnel |
professionnelle | technique | bon | bonne | bonnes notions | opérationnel | natif | natal | nativo | nativa |
lengua materna | materna | materno | bilingüe | fluido | fluida | avanzado | avanzada | alto | medio | bajo |
intermedio | básico | básica | conversación | conversacional | nivel | hablado | escrito | profesional |
principiante | madrelingua | lingua madre | fluente | ottimo | ottima | buono | buona | discreto | scolastico |
scolastica | livello | base | avanzato | elementare | intermedia | língua materna | falante nativo | intermediário |
intermédio | avançado | avançada | noções | nível | profissional | iniciante | moedertaal | vloeiend | goed |
zeer goed | redelijk | basis | basiskennis | gevorderd | gemiddeld | uitstekend | tweetalig | ojczysty |
język ojczysty | biegły | biegle | biegła | płynny | płynnie | komunikatywny | komunikatywna | komunikatywnie |
podstawowy | podstawy | podstawowa | średniozaawansowany | średni | zaawansowany | dobry | dobra | bardzo dobry |
poziom | dwujęzyczny | modersmål | flytande | god | goda | mycket god | mycket goda | grundläggande | kunskaper |
obehindrat | tvåspråkig | hyfsad | nybörjare | tal och skrift | i tal och skrift | morsmål | modersmal | flytende |
母语 | 母語 | 流利 | 流暢 | 精通 | 熟练 | ネイティブ | ビジネスレベル | 日常会話 | 上級 | 中級 | 初級 | родной | свободно | средний
`)

/** Examinations and scales of language levels. */
export const languageExams = wordList(`
cefr gers cecr mcer qcer ger gerr toefl ielts toeic jlpt hsk topik delf dalf dele goethe testdaf telc dsh ösd
cambridge fce cae cpe celpip pte duolingo cils celi plida celpe-bras celpe caple nt2 swedex tisus bulats
linguaskill oet trinity torfl torlf ilr actfl siele tcf tef cet cet-4 cet-6 tem-8 tem-4 matura abitur ket pet
`)
