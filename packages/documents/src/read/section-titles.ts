const sections = new Set(
  (
    'about achievements accomplishments activities affiliations awards background certification certifications ' +
    'certificates competencies contact contacts courses coursework details education employment experience ' +
    'expertise highlights hobbies history honors honours interests language languages leadership licenses links ' +
    'memberships objective organizations overview patents portfolio profile profiles projects proficiencies ' +
    'publications qualifications references research skills socials strengths summary talks technologies tools ' +
    'toolbox training volunteering volunteer work ' +
    'angaben ausbildung auszeichnungen berufserfahrung bildungsweg daten ehrenamt engagement fähigkeiten hobbys ' +
    'interessen kenntnisse kompetenzen kontakt lebenslauf praktika profil projekte schulbildung sprachen ' +
    'sprachkenntnisse studium weiterbildung weiterbildungen werdegang zertifikate ' +
    'atouts certificats compétences coordonnées diplômes expérience expériences formation formations intérêt ' +
    'langues loisirs parcours projets stages ' +
    'aptitudes certificaciones cursos datos educación estudios experiencia experiencias formación habilidades ' +
    'idiomas intereses logros perfil proyectos publicaciones ' +
    'certificazioni competenze contatti esperienza esperienze formazione interessi istruzione lingue profilo ' +
    'progetti ' +
    'certificações competências conhecimentos contato educação experiência experiências formação habilidades ' +
    'interesses projetos resumo ' +
    'certificaten ervaring gegevens loopbaan onderwijs opleiding opleidingen profiel projecten talen ' +
    'vaardigheden werkervaring ' +
    'certyfikaty doświadczenie dane języki kursy kwalifikacje projekty umiejętności wykształcenie zainteresowania ' +
    'arbetslivserfarenhet erfarenhet färdigheter intressen kompetenser projekt språk utbildning'
  ).split(' '),
)
const companions = new Set(
  (
    'academic additional and areas body career community computer core executive extracurricular further general ' +
    'hard in independent industry information invited it key main me my of open other own personal practical ' +
    'professional programming recent relevant selected side social soft software source statement student ' +
    'teaching tech technical the work writing ' +
    'berufliche beruflicher edv eigene fachliche it kenntnisse persönliche schulische und weitere praktische ' +
    'académica académico académique académiques centres d’intérêt de des du en et informatiques langues laboral ' +
    'linguistiques linguistiche lavorativa mis mes otros personales personali personelle profesional ' +
    'professionale professionali professionnel professionnelle professionnelles profissional técnicas techniques ' +
    'tecniche y e en overige persoonlijke zawodowe osobowe'
  ).split(' '),
)

/** True for a short line that names a common resume section, such as 'Work Experience'. */
export function isSectionTitle(text: string): boolean {
  if (text.length > 40) return false
  const words = text
    .toLowerCase()
    .replace(/:\s*$/, '')
    .split(/[\s&/+,]+/)
    .filter((word) => word !== '')
  const isKnown = words.every((word) => sections.has(word) || companions.has(word))
  return isKnown && words.some((word) => sections.has(word))
}
