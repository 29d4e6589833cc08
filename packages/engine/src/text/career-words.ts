import { fold } from './fold.ts'

const words = (text: string) =>
  text
    .split(/\s+/)
    .map(fold)
    .map((word) => word.replace(/[.*+?^${}()[\]\\]/g, '\\$&'))
    .join('|')

const titleStems = words(
  `engineer engineering developer programmer architect analyst consultant manager administrator admin designer scientist
  technician specialist director lead leader head chief officer intern trainee apprentice student researcher professor lecturer
  teacher tutor instructor trainer coach nurse accountant auditor assistant associate coordinator supervisor executive president
  founder co-founder cofounder owner partner principal freelancer freelance contractor tester qa sre devops dba cto ceo cio cfo coo ciso vp
  representative agent advisor adviser expert operator planner strategist producer editor writer translator
  attorney lawyer paralegal counsel secretary receptionist clerk cashier waiter waitress barista bartender driver mechanic
  electrician salesman salesperson merchandiser buyer recruiter generalist fellow postdoc volunteer ambassador mentor
  webmaster evangelist advocate maintainer contributor controller treasurer superintendent captain sergeant scrum
  entwickler entwicklerin softwareentwickler softwareentwicklerin ingenieur ingenieurin berater beraterin leiter leiterin teamleiter teamleiterin projektleiter projektleiterin
  werkstudent werkstudentin praktikant praktikantin praktikum mitarbeiter mitarbeiterin administratorin systemadministrator fachinformatiker fachinformatikerin informatiker informatikerin architektin analystin
  kaufmann kauffrau geschäftsführer geschäftsführerin referent referentin sachbearbeiter sachbearbeiterin auszubildender auszubildende techniker technikerin hilfskraft selbstständig freiberufler
  développeur développeuse ingénieur ingénieure chef responsable directeur directrice stagiaire alternant alternante technicien technicienne consultante analyste
  concepteur conceptrice chargé chargée gestionnaire administrateur administratrice architecte formateur formatrice enseignant apprenti vendeur vendeuse
  desarrollador desarrolladora ingeniero ingeniera programador programadora analista jefe jefa director directora becario becaria técnico técnica consultor consultora
  gerente coordinador coordinadora administrador administradora arquitecto arquitecta diseñador diseñadora líder profesor profesora encargado
  sviluppatore sviluppatrice ingegnere programmatore responsabile tirocinante stagista tecnico consulente sistemista progettista capo
  desenvolvedor desenvolvedora engenheiro engenheira estagiário estagiária coordenador arquiteto arquiteta
  ontwikkelaar adviseur medewerker stagiair beheerder projectleider programmeur
  programista inżynier kierownik specjalista stażysta praktykant konsultant analityk tester projektant
  разработчик инженер программист аналитик менеджер 工程师 开发 经理 エンジニア 개발자`,
)
const companyStems = words(
  `inc inc. incorporated llc ltd ltd. limited corp corp. corporation company co. plc gmbh ag kg kgaa ug se ohg e.v. sa s.a. sas s.a.s. sarl s.à.r.l. eurl srl s.r.l. spa s.p.a. s.l. sl slu s.l.u.
  bv b.v. nv n.v. oy ab a/s aps asa pvt pvt. private sp. z.o.o. lda ltda s/a pty pte llp lp group gruppe groupe grupo holding holdings solutions technologies technology systems services
  labs laboratories laboratory studios studio software consulting consultants partners industries enterprises international bank insurance university college school hospital institute
  agency ministry department foundation association council center centre networks media ventures capital telecom airlines motors pharmaceuticals healthcare research digital interactive analytics
  universität hochschule institut versicherung versicherungen sparkasse stadtwerke université école universidad ayuntamiento banco università politecnico politechnika universiteit uniwersytet`,
)
const institutionStems = words(
  `university universities college school institute institution academy polytechnic faculty bootcamp universität hochschule fachhochschule gymnasium berufsschule realschule gesamtschule berufskolleg akademie technische htl htwk haw fh tu th lmu rwth kit mit eth epfl
  université école lycée collège iut insa ens enseeiht epitech polytechnique sorbonne cnam universidad escuela instituto colegio politécnica facultad ies uned università politecnico liceo istituto scuola
  universidade faculdade escola politécnico universiteit hogeschool uniwersytet politechnika akademia szkoła liceum technikum uc ucla ucl iit nit iiit bits vit cmu nyu usc caltech vidyalaya mahavidyalaya universitet universitetet högskola kth chalmers yliopisto
  университет институт 大学 学院 대학교`,
)
const degreePattern =
  /(?<![\p{L}.])(?:ph\.?\s?d\.?|d\.?phil|dr\.?(?:\s?rer\.?\s?nat\.?|-ing\.?)|doctor(?:ate|al)?(?:\s+of)?|doktor|promotion|master(?:'s|’s|s)?(?:\s+of)?|magister|maestría|máster|mestrado|magistère|laurea|m\.?\s?sc\.?|m\.?s\.?(?=[\s,.)]|$)|m\.?a\.?(?=[\s,)]|$)|m\.?b\.?a\.?|m\.?eng\.?|m\.?[\s-]?tech\.?|m\.?c\.?a\.?(?=[\s,.)]|$)|m\.?phil|m\.?e\.?(?=[\s,)]|$)|m\.?ed|bachelor(?:'s|’s|s)?(?:\s+of)?|b\.?\s?sc\.?|b\.?s\.?(?=[\s,.)]|$)|b\.?a\.?(?=[\s,)]|$)|b\.?eng\.?|b\.?[\s-]?tech\.?|b\.?e\.?(?=[\s,.)]|$)|b\.?c\.?a\.?(?=[\s,.)]|$)|b\.?com\.?|b\.?b\.?a\.?|b\.?arch|associate(?:'s|’s)?(?:\s+degree|\s+of)|a\.?a\.?s?\.?(?=[\s,]|$)|diploma|diplom(?:-\p{L}+|\p{L}*)?|staatsexamen|abitur|fachabitur|matura|mittlere reife|fachhochschulreife|ausbildung|umschulung|licence|license professionnelle|baccalauréat|baccalaureat|bac(?:\s?\+\s?\d)?(?=[\s,)]|$)|b\.?t\.?s\.?(?=[\s,]|$)|d\.?u\.?t\.?(?=[\s,]|$)|d\.?e\.?a\.?(?=[\s,]|$)|diplôme|ingénieur|licenciatura|licenciado|grado|graduado|ingenier[íi]a|bachillerato|ciclo formativo|doctorado|técnico superior|diplomatura|bacharelado|graduação|inżynier|licencjat|magisterium|juris doctor(?:ate)?|j\.?d\.?(?=[\s,)]|$)|ll\.?\s?[bm]\.?(?=[\s,)]|$)|ed\.?\s?d\.?(?=[\s,)]|$)|d\.?b\.?a\.?(?=[\s,)]|$)|pgdb?m|pgdca|sslc|g?nvq|graduate in|bachelor|high school|secondary school|hsc|ssc|ged|a[- ]levels?|gcse|graduate degree|undergraduate|postgraduate|post graduate|pg diploma|certificate|nanodegree|bootcamp|matric(?:ulation)?|intermediate|бакалавр|магистр|本科|硕士|学士|博士)(?![\p{L}])/iu

const wholeWord = (alternatives: string) =>
  new RegExp(`(?<![\\p{L}\\d])(?:${alternatives})(?![\\p{L}\\d])`, 'u')
const title = wholeWord(`${titleStems}`)
const titleCount = new RegExp(
  `(?<![\\p{L}\\d])(?:${titleStems}|senior|junior|sr\\.?|jr\\.?|staff)(?![\\p{L}\\d])`,
  'gu',
)
const company = wholeWord(companyStems)
const institution = wholeWord(institutionStems)
const compoundTitle =
  /\p{L}{3,}(?:(?:entwickler|ingenieur|leiter|berater|manager|architekt|administrator|assistent|techniker|informatiker|spezialist|betreuer|planer|prufer)(?:in)?|kaufmann|kauffrau|ontwikkelaar|beheerder)(?![\p{L}])/u
const compoundInstitution =
  /\p{L}{3,}(?:universität|hochschule|universiteit|gymnasium|schule|akademie|college)(?![\p{L}])/u

/** Whether the words hold a usual word for a position ("engineer", "Werkstudent"). */
export const hasTitleWord = (text: string): boolean =>
  title.test(fold(text)) || compoundTitle.test(fold(text))
/** How many words for positions and levels the text has. */
export const countTitleWords = (text: string): number => (fold(text).match(titleCount) ?? []).length
/** Whether the words hold a usual part of a company's name ("GmbH", "Labs"). */
export const hasCompanyWord = (text: string): boolean => company.test(fold(text))
/** Whether the words hold a usual part of a school's name. */
export const hasInstitutionWord = (text: string): boolean =>
  institution.test(fold(text)) || compoundInstitution.test(fold(text))
/** Where the words name a degree or school leaving certificate; undefined when they do not. */
export const findDegree = (text: string): { start: number; end: number } | undefined => {
  const match = degreePattern.exec(text)
  return match === null ? undefined : { start: match.index, end: match.index + match[0].length }
}
