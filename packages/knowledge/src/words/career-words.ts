import { wordList } from './word-list.ts'

/** Words for positions, in the supported languages. */
export const titleWords = wordList(`
engineer engineering developer programmer architect analyst consultant manager administrator admin designer
scientist technician specialist director lead leader head chief officer intern trainee apprentice student
researcher professor lecturer teacher tutor instructor trainer coach nurse accountant auditor assistant
associate coordinator supervisor executive president founder co-founder cofounder owner partner principal
freelancer freelance contractor tester qa sre devops dba cto ceo cio cfo coo ciso vp representative agent
advisor adviser expert operator planner strategist producer editor writer translator attorney lawyer
paralegal counsel secretary receptionist clerk cashier waiter waitress barista bartender driver mechanic
electrician salesman salesperson merchandiser buyer recruiter generalist fellow postdoc volunteer ambassador
mentor webmaster evangelist advocate maintainer contributor controller treasurer superintendent captain
sergeant scrum entwickler entwicklerin softwareentwickler softwareentwicklerin ingenieur ingenieurin berater
beraterin leiter leiterin teamleiter teamleiterin projektleiter projektleiterin werkstudent werkstudentin
praktikant praktikantin praktikum mitarbeiter mitarbeiterin administratorin systemadministrator
fachinformatiker fachinformatikerin informatiker informatikerin architektin analystin kaufmann kauffrau
geschäftsführer geschäftsführerin referent referentin sachbearbeiter sachbearbeiterin auszubildender
auszubildende techniker technikerin hilfskraft selbstständig freiberufler développeur développeuse ingénieur
ingénieure chef responsable directeur directrice stagiaire alternant alternante technicien technicienne
consultante analyste concepteur conceptrice chargé chargée gestionnaire administrateur administratrice
architecte formateur formatrice enseignant apprenti vendeur vendeuse desarrollador desarrolladora ingeniero
ingeniera programador programadora analista jefe jefa directora becario becaria técnico técnica consultor
consultora gerente coordinador coordinadora administrador administradora arquitecto arquitecta diseñador
diseñadora líder profesor profesora encargado sviluppatore sviluppatrice ingegnere programmatore
responsabile tirocinante stagista tecnico consulente sistemista progettista capo desenvolvedor
desenvolvedora engenheiro engenheira estagiário estagiária coordenador arquiteto arquiteta ontwikkelaar
adviseur medewerker stagiair beheerder projectleider programmeur programista inżynier kierownik specjalista
stażysta praktykant konsultant analityk projektant разработчик инженер программист аналитик менеджер 工程师 开发
经理 エンジニア 개발자
`)

/** Common parts of company names. */
export const companyWords = wordList(`
inc inc. incorporated llc ltd ltd. limited corp corp. corporation company co. plc gmbh ag kg kgaa ug se ohg
e.v. sa s.a. sas s.a.s. sarl s.à.r.l. eurl srl s.r.l. spa s.p.a. s.l. sl slu s.l.u. bv b.v. nv n.v. oy ab
a/s aps asa pvt pvt. private sp. z.o.o. lda ltda s/a pty pte llp lp group gruppe groupe grupo holding
holdings solutions technologies technology systems services labs laboratories laboratory studios studio
software consulting consultants partners industries enterprises international bank insurance university
college school hospital institute agency ministry department foundation association council center centre
networks media ventures capital telecom airlines motors pharmaceuticals healthcare research digital
interactive analytics universität hochschule institut versicherung versicherungen sparkasse stadtwerke
université école universidad ayuntamiento banco università politecnico politechnika universiteit uniwersytet
`)

/** Common parts of school names. */
export const institutionWords = wordList(`
university universities college school institute institution academy polytechnic faculty bootcamp
universität hochschule fachhochschule gymnasium berufsschule realschule gesamtschule berufskolleg akademie
technische htl htwk haw fh tu th lmu rwth kit mit eth epfl université école lycée collège iut insa ens
enseeiht epitech polytechnique sorbonne cnam universidad escuela instituto colegio politécnica facultad ies
uned università politecnico liceo istituto scuola universidade faculdade escola politécnico universiteit
hogeschool uniwersytet politechnika akademia szkoła liceum technikum uc ucla ucl iit nit iiit bits vit cmu
nyu usc caltech vidyalaya mahavidyalaya universitet universitetet högskola kth chalmers yliopisto
университет институт 大学 学院 대학교
`)
