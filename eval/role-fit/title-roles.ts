import type { TargetRole } from '@nextrung/contract/roles'

// Written by hand before any resume was ranked, and independent of the aliases that the engine knows. The first
// matching row wins. A title that fits no row, or says too little, stays unmapped and isn't counted.

const unclear =
  /\b(?:test|tester|testing|qa|sdet|quality|support|help ?desk|sales|marketing|network|trainer|training|teacher|lecturer|security officer|security guard)\b/i

const rows: readonly [RegExp, TargetRole][] = [
  [/\bsite reliability\b|\bsre\b/i, 'Site Reliability Engineer (SRE)'],
  [
    /\bdev ?(?:sec ?)?ops\b|\bbuild (?:and|&) release\b|\brelease engineer|\bplatform engineer/i,
    'DevOps Engineer',
  ],
  [
    /\bsecurity (?:engineer|analyst|consultant|architect|specialist)|\bpenetration\b|\bsoc analyst/i,
    'Security Engineer',
  ],
  [
    /\b(?:solutions?|technical|software|enterprise|cloud|it|systems?|application|java) architect/i,
    'Solutions Architect',
  ],
  [/\bcloud (?:\w+ )?(?:engineer|developer|administrator)|\b(?:aws|azure|gcp) engineer/i, 'Cloud Engineer'],
  [
    /\bdata engineer|\betl\b|\bbig data\b|\bhadoop\b|\bdata warehouse\b|\b(?:bi|sql) developer/i,
    'Data Engineer',
  ],
  [
    /\bmachine learning\b|\b(?:ml|ai|deep learning|nlp|computer vision) engineer/i,
    'Machine Learning Engineer',
  ],
  [/\bdata (?:scientist|analyst)|\bstatistician/i, 'Data Scientist'],
  [
    /\bandroid\b|\bios\b|\bmobile (?:app|application|developer|engineer)|\bapp develop|\bflutter\b/i,
    'Mobile Developer',
  ],
  [
    /\bengineering (?:manager|director)|\b(?:software )?development (?:manager|director)|\bdirector of (?:software|engineering)|\bhead of (?:engineering|development)|\bit (?:senior )?manager|\b(?:vp|vice president) (?:of )?engineering|\bcto\b/i,
    'Engineering Manager',
  ],
  [/\bproduct (?:manager|owner)/i, 'Product Manager'],
  [
    /\b(?:project|program|delivery) (?:manager|management|lead|leader)\b|\bscrum master/i,
    'Technical Project Manager',
  ],
  [
    /\b(?:tech|technical|technology|team|development|software eng(?:ineer(?:ing)?)?) lead(?:er)?\b|\blead (?:software |full stack |backend |frontend )?(?:engineer|developer|software)|\b(?:staff|principal) (?:software )?engineer|\/lead software/i,
    'Technical Lead',
  ],
  [
    /\bfront[ -]?end\b|\bui (?:developer|engineer)|\b(?:react|angular|vue|javascript) (?:developer|engineer)|\bweb ?designer/i,
    'Frontend Developer',
  ],
  [
    /\bfull[ -]?stack\b|\bweb ?(?:site )?(?:application )?develop(?:er|ment)|\b(?:mern|mean)\b/i,
    'Full Stack Developer',
  ],
  [
    /\bback[ -]?end\b|\b(?:java|j2ee|php|python|node(?:\.js)?|ruby|golang|\.net|c#|drupal|esb|api)\b.*\b(?:developer|programmer|engineer)|\b(?:core )?java\b.*\bdevelop/i,
    'Backend Developer',
  ],
  [
    /\bsoftware (?:\w+ )?(?:engineer|developer|development|engineering|eng)\b|\bprogrammer\b|\bapplications? (?:developer|engineer)|\b(?:embedded|firmware|game) (?:software )?(?:developer|engineer|programmer)|\bsde\b|^developer$|\bfreelance developer/i,
    'Software Engineer',
  ],
]

/** The target role that a job title names, if it clearly names one. */
export const roleOfTitle = (title: string): TargetRole | undefined => {
  const flat = title.replace(/\s+/g, ' ').trim()
  if (unclear.test(flat)) return undefined
  return rows.find(([pattern]) => pattern.test(flat))?.[1]
}
