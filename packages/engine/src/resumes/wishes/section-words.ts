import type { ResumeSection } from '@nextrung/contract/resume-document'

const patterns: [ResumeSection, RegExp][] = [
  [
    'summary',
    /^(?:(?:professional|career|personal|opening) )?(?:summary|profile|objective|statement|about(?: me)?|intro(?:duction)?|zusammenfassung|resume profil|profil|kurzprofil|resumen|perfil)$/,
  ],
  [
    'work',
    /^(?:(?:work|job|professional|employment|career) )?(?:experiences?|history|employment|work|jobs|positions|career|berufserfahrung|erfahrung|arbeit|experience professionnelle|experiencia|experiencia laboral|experiencia profesional)$/,
  ],
  ['projects', /^(?:(?:personal|side|own|open source) )?(?:projects?|projekte?|projets?|proyectos?)$/],
  [
    'skills',
    /^(?:(?:technical|tech|key|core|it|hard|soft) )?(?:skills?(?: list)?|skillset|tools|technologies|competenc(?:y|ies)|kenntnisse|fahigkeiten|competences|habilidades|competencias)$/,
  ],
  [
    'education',
    /^(?:education(?:al)?(?: background)?|degrees?|schools?|schooling|studies|academics?|academic background|qualifications|college|university|ausbildung|bildung|studium|formation|etudes|educacion|formacion|estudios)$/,
  ],
  [
    'certificates',
    /^(?:certificates?|certifications?|certs?|licen[cs]es?|zertifikate?|zertifizierungen|certificats?|certificados?|certificaciones)$/,
  ],
  ['languages', /^(?:(?:spoken|foreign|human) )?(?:languages?|sprachen|sprachkenntnisse|langues?|idiomas?)$/],
]

/** The section that the folded words name in full ("work history"), without "section"; undefined if none. */
export const sectionNamed = (words: string): ResumeSection | undefined => {
  const bare = words
    .replace(/ (?:section|part|block|heading|paragraph|abschnitt|section|seccion)s?$/, '')
    .trim()
  return patterns.find(([, pattern]) => pattern.test(bare))?.[0]
}
