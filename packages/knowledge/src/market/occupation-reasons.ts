import type { TargetRole } from '@nextrung/contract/roles'

/** Why the official occupation was chosen, and what it covers besides the role. Sources: O*NET 29.2, visa filings FY2025. */
export const occupationReasons: Record<TargetRole, string> = {
  'Software Engineer':
    'O*NET lists "Software Engineer" among the titles of this occupation, and employers put 90.8% of 50,258 visa filings with that title under it.',
  'Frontend Developer':
    'O*NET lists "Front End Developer" among its titles. The occupation also holds webmasters and people who build small sites, so its pay is too low for front-end engineers.',
  'Backend Developer':
    'Server-side work matches this occupation. O*NET lists the title itself only under web developers, so the fit is our choice.',
  'Full Stack Developer':
    'O*NET lists "Full Stack Developer" among the titles of software developers and of web developers; the first is the larger occupation.',
  'DevOps Engineer':
    'O*NET lists "DevOps Engineer" among its titles, and employers put 76.9% of 1,936 visa filings with that title under it.',
  'Cloud Engineer':
    'No occupation of its own is published for cloud engineers: O*NET counts them in a leftover group. Network architects, which include cloud architects, are the nearest published one.',
  'Data Engineer':
    'O*NET lists "Data Engineer" among the titles of database architects. Employers spread the title: of 8,091 visa filings, 35.2% went to software developers, 30.7% to data scientists and 18.6% here.',
  'Data Scientist':
    'It is the occupation itself: employers put 85.1% of 6,011 visa filings with that title under it.',
  'Machine Learning Engineer':
    'No occupation is published for machine learning engineers. Employers put 57.8% of 1,881 visa filings under software developers and 32.1% here; the projections for data scientists stand in.',
  'Site Reliability Engineer (SRE)': 'O*NET lists "Site Reliability Engineer" among its titles.',
  'Security Engineer':
    'O*NET knows information security engineers, but publishes them in a leftover group. Information security analysts are the nearest published occupation.',
  'Mobile Developer':
    'O*NET lists "Mobile Application Developer", "iOS Developer" and "Android Developer" among its titles.',
  'Product Manager':
    'No occupation covers product management in software. O*NET lists the title under marketing managers; employers put 38.7% of 3,390 visa filings under a leftover group of computer occupations.',
  'Technical Project Manager':
    'O*NET lists the title under IT project managers, which are published only within this leftover group of computer occupations. Of 2,974 visa filings for project managers, 48.1% went to it.',
  'Solutions Architect':
    'O*NET lists "Solutions Architect" here and in a leftover group; only this occupation is published on its own.',
  'Technical Lead':
    'There is no official title for technical leads. They count as software developers, so look at the upper quarter of the range.',
  'Engineering Manager':
    'Managers of software teams count as computer and information systems managers, together with other heads of IT.',
}

/** Why the pay under the title differs from the official median, for roles where it differs by more than 20%. */
export const payGapReasons: Partial<Record<TargetRole, string>> = {
  'Frontend Developer':
    'The official figure covers webmasters and people who build small sites, too. The filings are for front-end engineers, mostly at large employers.',
  'Backend Developer':
    'The official figure covers software developers of every kind. The filings are for back-end engineers, mostly at large employers in expensive areas.',
  'Machine Learning Engineer':
    'The official figure is that of data scientists. Employers pay machine learning engineers more, and the filings are mostly from large employers.',
}
