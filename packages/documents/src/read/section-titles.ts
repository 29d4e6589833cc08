const sections = new Set(
  (
    'about achievements accomplishments activities affiliations awards background certification certifications ' +
    'certificates competencies contact contacts courses coursework details education employment experience ' +
    'expertise highlights hobbies history honors honours interests language languages leadership licenses links ' +
    'memberships objective organizations overview patents portfolio profile profiles projects proficiencies ' +
    'publications qualifications references research skills socials strengths summary talks technologies tools ' +
    'toolbox training volunteering volunteer work'
  ).split(' '),
)
const companions = new Set(
  (
    'academic additional and areas body career community computer core executive extracurricular further general ' +
    'hard in independent industry information invited it key main me my of open other own personal practical ' +
    'professional programming recent relevant selected side social soft software source statement student ' +
    'teaching tech technical the work writing'
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
