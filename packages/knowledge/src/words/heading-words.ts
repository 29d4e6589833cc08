import { phraseList } from './word-list.ts'

/** The kinds of resume sections. */
export type SectionKind =
  | 'contact'
  | 'summary'
  | 'work'
  | 'projects'
  | 'skills'
  | 'education'
  | 'certificates'
  | 'languages'
  | 'profiles'
  | 'references'
  | 'other'

/** Section headings, in the supported languages. */
export const headingPhrases: Readonly<Record<SectionKind, readonly string[]>> = {
  contact: phraseList(`
contact | contacts | contact info | contact information | contact details | contact me | get in touch |
personal details | personal information | personal data | personal info | bio data | biodata | kontakt |
kontaktdaten | persönliche daten | persönliche angaben | angaben zur person | zur person | coordonnées |
informations personnelles | état civil | contacto | datos personales | información personal |
información de contacto | contatti | dati personali | contato | dados pessoais | contactgegevens |
persoonlijke gegevens | persoonsgegevens | dane osobowe | dane kontaktowe
`),
  summary: phraseList(`
summary | professional summary | executive summary | career summary | personal summary |
summary of qualifications | qualifications summary | qualification summary | experience summary |
profile summary | executive profile | qualifications profile | profile | professional profile |
personal profile | career profile | objective | career objective | professional objective | job objective |
personal statement | statement | about | about me | overview | career overview | professional overview |
introduction | who i am | bio | biography | highlights | career highlights | zusammenfassung | profil |
kurzprofil | über mich | ueber mich | berufsziel | persönliches profil | résumé | résumé professionnel |
profil professionnel | à propos | à propos de moi | objectif | objectif professionnel | accroche | resumen |
resumen profesional | perfil | perfil profesional | sobre mí | objetivo | objetivo profesional |
acerca de mí | extracto | profilo | profilo professionale | sommario | chi sono | obiettivo | resumo |
resumo profissional | perfil profissional | sobre mim | objetivo profissional | profiel | over mij |
samenvatting | persoonlijk profiel | podsumowanie | podsumowanie zawodowe | profil zawodowy | o mnie
`),
  work: phraseList(`
experience | experiences | work experience | working experience | work experiences |
professional experience | professional experiences | professional work experience | employment |
employment history | employment record | employment experience | work history | career history |
job history | professional history | professional background | work background | relevant experience |
relevant work experience | related experience | industry experience | technical experience | it experience |
development experience | career | career experience | experience and employment | positions held |
positions | internships | internship | internship experience | internships and experience | work | jobs |
organizational experience | organisational experience | professional career | career development |
academic experience | research experience | teaching experience | leadership experience |
freelance experience | other experience | additional experience | previous experience | earlier experience |
military experience | berufserfahrung | berufserfahrungen | berufspraxis | beruflicher werdegang |
werdegang | berufliche laufbahn | berufliche erfahrung | praktische erfahrung | praktika |
arbeitserfahrung | tätigkeiten | berufliche tätigkeit | praxiserfahrung | expérience | expériences |
expérience professionnelle | expériences professionnelles | parcours professionnel | parcours | stages |
emplois | experiencia | experiencia laboral | experiencia profesional | historial laboral |
trayectoria profesional | trayectoria | prácticas | esperienza | esperienze | esperienza lavorativa |
esperienze lavorative | esperienza professionale | esperienze professionali | experiência |
experiência profissional | experiências profissionais | histórico profissional | werkervaring | ervaring |
loopbaan | arbeidsverleden | doświadczenie | doświadczenie zawodowe | przebieg kariery |
historia zatrudnienia | erhvervserfaring | arbetslivserfarenhet | erfaring | опыт работы | 工作经历 | 工作经验 |
職務経歴 | 경력
`),
  projects: phraseList(`
projects | project | personal projects | selected projects | key projects | notable projects |
academic projects | side projects | own projects | relevant projects | technical projects |
project experience | projects and research | project details | project summary | project highlights |
major projects | open source | open source projects | open source contributions | open-source |
open-source projects | open-source contributions | portfolio | selected work | selected works |
course projects | university projects | student projects | school projects | software projects | projekte |
projekterfahrung | ausgewählte projekte | eigene projekte | persönliche projekte | open-source-projekte |
projets | projets personnels | projets académiques | projets réalisés | réalisations | proyectos |
proyectos personales | proyectos destacados | progetti | progetti personali | projetos | projetos pessoais |
projecten | persoonlijke projecten | projekty | własne projekty | проекты | 项目经历 | 项目经验 | プロジェクト | 프로젝트
`),
  skills: phraseList(`
skills | skill | skill set | skillset | skill sets | skills summary | summary of skills | key skills |
core skills | main skills | top skills | technical skills | technical skill | technical skill set |
technical skills summary | it skills | computer skills | software skills | programming skills |
professional skills | personal skills | soft skills | hard skills | other skills | additional skills |
relevant skills | special skills | skills and tools | skills and abilities | skills and expertise |
skills and technologies | skills and competencies | key skills and competencies | skills and interests |
skills and languages | skills and awards | skills and certifications | technical skills and tools |
core competencies | core competences | competencies | competences | key competencies |
technical competencies | technical expertise | areas of expertise | area of expertise |
areas of experience | expertise | core expertise | key expertise | domain expertise |
technical proficiencies | technical proficiency | proficiencies | technologies | technology |
technology stack | tech stack | technical stack | stack | tools | tools and technologies |
technologies and tools | technical tools | technical knowledge | technical background | technical summary |
technical profile | technical strengths | strengths | key strengths | knowledge | software |
software knowledge | computer knowledge | computer proficiency | programming | programming languages |
languages and technologies | languages and frameworks | languages and tools | frameworks | platforms |
databases | capabilities | core capabilities | qualifications and skills | toolbox | tooling | fähigkeiten |
kenntnisse | fachkenntnisse | it-kenntnisse | edv-kenntnisse | edv kenntnisse | technische kenntnisse |
technische fähigkeiten | kompetenzen | fachliche kompetenzen | kernkompetenzen | technologien |
programmierkenntnisse | stärken | kenntnisse und fähigkeiten | fähigkeiten und kenntnisse |
weitere kenntnisse | besondere kenntnisse | compétences | compétences techniques |
compétences informatiques | compétences clés | compétences professionnelles | savoir-faire | savoir-être |
outils | outils et technologies | informatique | connaissances techniques | habilidades |
habilidades técnicas | competencias | competencias técnicas | competencias clave | conocimientos |
conocimientos técnicos | conocimientos informáticos | aptitudes | tecnologías | herramientas | informática |
competenze | competenze tecniche | competenze informatiche | capacità | capacità e competenze | conoscenze |
tecnologie | competências | competências técnicas | conhecimentos | conhecimentos técnicos | tecnologias |
vaardigheden | technische vaardigheden | competenties | kennis | umiejętności | umiejętności techniczne |
kompetencje | technologie | färdigheter | kompetencer | ferdigheter | навыки | ключевые навыки | 技能 | 专业技能 |
スキル | 기술
`),
  education: phraseList(`
education | educations | educational background | educational qualifications | educational qualification |
educational details | education details | education background | academic background | academic history |
academic qualifications | academic qualification | academic credentials | academics | academic details |
academic profile | academic record | academia | education and training | education and trainings |
training and education | education and qualifications | education and certifications |
education and certificates | education and honors | education and coursework | qualifications |
qualification | professional qualification | professional qualifications | scholastic background |
schooling | degrees | degree | studies | education qualification | formal education | higher education |
ausbildung | bildung | bildungsweg | bildungsgang | akademische ausbildung | studium | schulbildung |
schulische ausbildung | hochschulbildung | aus- und weiterbildung | ausbildung und studium |
studium und ausbildung | akademischer werdegang | schule und studium | formation | formations |
formation académique | études | diplômes | formation et diplômes | diplômes et formations |
parcours académique | parcours scolaire | scolarité | cursus | éducation | educación | formación |
formación académica | estudios | titulaciones | educación y formación | formación reglada | istruzione |
istruzione e formazione | formazione | studi | formazione accademica | educação | formação |
formação acadêmica | formação académica | escolaridade | opleiding | opleidingen | onderwijs | studie |
wykształcenie | edukacja | uddannelse | utbildning | utdanning | образование | 教育经历 | 教育背景 | 学歴 | 학력
`),
  certificates: phraseList(`
certifications | certification | certificates | certificate | licenses | licences | license |
professional certifications | professional certification | technical certifications | it certifications |
certifications and licenses | licenses and certifications | licences and certifications |
licenses and certificates | certifications and training | certifications and trainings |
training and certifications | trainings and certifications | certificates and training |
certifications and courses | courses and certifications | courses and certificates | courses | course |
online courses | training | trainings | professional development | professional training |
continuing education | credentials | accreditations | badges | professional licenses | additional training |
certifications and achievements | certifications and awards | zertifikate | zertifizierungen |
zertifizierung | weiterbildung | weiterbildungen | fortbildung | fortbildungen | lehrgänge | kurse |
kurse und zertifikate | zertifikate und weiterbildungen | weiterbildung und zertifikate | certificats |
certifications et formations | formations complémentaires | formation continue | habilitations |
certificaciones | certificados | cursos | cursos y certificaciones | formación complementaria |
certificazioni | certificati | corsi | corsi e certificazioni | certificações | certificados e cursos |
cursos e certificações | certificaten | certificeringen | cursussen | trainingen | certyfikaty | kursy |
kursy i certyfikaty | szkolenia | сертификаты | 证书
`),
  languages: phraseList(`
languages | language | language skills | languages known | languages spoken | spoken languages |
foreign languages | language proficiency | known languages | linguistic skills | sprachen |
sprachkenntnisse | fremdsprachen | langues | langues étrangères | langues parlées |
compétences linguistiques | idiomas | lenguas | lingue | lingue straniere | competenze linguistiche |
conoscenze linguistiche | línguas | talen | talenkennis | języki | języki obce | znajomość języków | sprog |
språk | языки | 语言 | 语言能力 | 語学 | 언어
`),
  profiles: phraseList(`
profiles | links | online | online profiles | online presence | web | websites | social | social media |
social links | social profiles | social networks | find me online | web presence | netzwerke | im netz |
liens | réseaux | réseaux sociaux | enlaces | redes sociales | redes | link | collegamenti | linki
`),
  references: phraseList(`
references | reference | referees | professional references | recommendations | testimonials | referenzen |
références | referencias | referenze | referências | referenties | referencje
`),
  other: phraseList(`
awards | award | awards and honors | awards and honours | honors and awards | honours and awards | honors |
honours | selected honors | achievements | key achievements | accomplishments | awards and achievements |
achievements and awards | awards and recognition | awards and scholarships | scholarships | grants |
fellowships | prizes | recognition | publications | selected publications | papers | research |
research interests | patents | presentations | talks | invited talks | conferences | speaking |
speaking engagements | volunteering | volunteer | volunteer experience | volunteer work |
volunteering experience | community | community service | community involvement | social engagement |
leadership | leadership and activities | activities | extracurricular | extracurricular activities |
extra-curricular activities | extra curricular activities | co-curricular activities | interests | hobbies |
hobbies and interests | interests and hobbies | personal interests | affiliations |
professional affiliations | memberships | professional memberships | organizations |
additional information | additional | other information | other | miscellaneous | declaration |
availability | visa status | security clearance | clearance | military service | military |
additional details | coursework | relevant coursework | key courses | thesis | theses | exhibitions |
press | media | mentoring | teaching | hackathons | competitions | driving licence | driving license |
work authorization | auszeichnungen | preise | preise und auszeichnungen | stipendien | veröffentlichungen |
publikationen | vorträge | ehrenamt | ehrenamtliches engagement | ehrenamtliche tätigkeiten | engagement |
soziales engagement | interessen | hobbys | hobbies und interessen | interessen und hobbys |
hobbys und interessen | mitgliedschaften | sonstiges | weiteres | führerschein | wehrdienst | zivildienst |
centres d'intérêt | centres d’intérêt | centre d'intérêt | loisirs | intérêts | bénévolat | distinctions |
prix | prix et distinctions | récompenses | divers | informations complémentaires | activités |
activités extra-professionnelles | vie associative | engagement associatif | intereses | aficiones |
voluntariado | premios | premios y reconocimientos | publicaciones | logros | otros | otros datos |
datos de interés | información adicional | reconocimientos | interessi | hobby | volontariato |
pubblicazioni | premi | altro | ulteriori informazioni | interesses | publicações | prêmios | prémios |
outros | informações adicionais | hobby's | vrijwilligerswerk | publicaties | overig | nevenactiviteiten |
zainteresowania | publikacje | nagrody | osiągnięcia | wolontariat | dodatkowe informacje
`),
}
