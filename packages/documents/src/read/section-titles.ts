const words =
  'about|achievements|activities|awards|certifications?|certificates|contact|courses|coursework|details|education|' +
  'employment|experience|expertise|hobbies|honou?rs|interests|languages?|links|objective|overview|patents|' +
  'personal|portfolio|profile|projects?|publications?|qualifications|references|skills|socials?|strengths|' +
  'summary|technologies|tools|training|volunteering|volunteer|work'
const title = new RegExp(`\\b(?:${words})\\b`, 'i')

/** True for a short line that names a usual section of a resume, such as 'Work Experience'. */
export function isSectionTitle(text: string): boolean {
  const trimmed = text.trim().replace(/:$/, '')
  return (
    trimmed.length <= 40 &&
    trimmed.split(/\s+/).length <= 4 &&
    !/[\d@.,;]/.test(trimmed) &&
    title.test(trimmed)
  )
}
