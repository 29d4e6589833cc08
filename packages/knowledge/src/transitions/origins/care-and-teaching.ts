import type { AuthoredOrigin } from '../origin.ts'

export const teaching: AuthoredOrigin = {
  id: 'teaching',
  name: 'teaching',
  describes:
    'Plans lessons, explains hard things, keeps a class together and assesses what people have learned.',
  titles: [
    'teacher',
    'school teacher',
    'schoolteacher',
    'math teacher',
    'science teacher',
    'substitute teacher',
    'teaching assistant',
    'teachers assistant',
    'teacher aide',
    'paraeducator',
    'educator',
    'lecturer',
    'tutor',
    'instructor',
    'special education',
    'preschool teacher',
    'kindergarten',
    'nursery teacher',
    'childcare',
    'nanny',
    'child care worker',
    'early childhood educator',
    'school principal',
    'head of year',
    'headteacher',
    'head teacher',
    'vice principal',
    'school counselor',
    'instructional designer',
    'instructional coach',
    'curriculum developer',
    'corporate trainer',
    'learning and development',
    'ESL teacher',
    'TEFL',
    'language teacher',
    'music teacher',
    'Lehrer',
    'Lehrerin',
    'Lehrkraft',
    'Grundschullehrer',
    'Grundschullehrerin',
    'Gymnasiallehrer',
    'Gymnasiallehrerin',
    'Erzieher',
    'Erzieherin',
    'Dozent',
    'Dozentin',
    'Ausbilder',
    'enseignant',
    'enseignante',
    'professeur',
    'professeure',
    'professeur des écoles',
    'formateur',
    'formatrice',
    'profesor',
    'profesora',
    'maestro',
    'maestra',
    'docente',
  ],
  wholeTitles: ['trainer'],
  strengths: [
    ['teach', 'Making hard things understandable'],
    ['coordinate', 'Planning a school year backward from the final exam'],
    ['listen', 'Noticing who is lost before they say so'],
    ['upset', 'Talking to worried or angry parents'],
    ['docs', 'Writing material that explains itself'],
    ['procedure', 'Breaking a subject into steps'],
    ['calm', 'Keeping thirty people on task'],
    ['metrics', 'Grading work fairly'],
    ['selfstudy', 'Learning a topic well enough to teach it by Monday'],
  ],
  skills: [],
  nearness: 'outside',
  moves: {
    'Frontend Developer': {
      carriesOver: [
        ['Knowing what confuses a beginner', 'Many people who open a page see it for the first time.'],
        [
          'Designing a worksheet',
          'What to show first, what to leave out, where to put the example: interface designers ask the same things.',
        ],
        [
          'Material for everyone in the class',
          'Accessibility makes the same promise, with rules you can look up.',
        ],
      ],
      firstStep:
        'Turn one of your worksheets into an interactive page with HTML, CSS and a little JavaScript, and let a student try it.',
    },
    'Software Engineer': {
      carriesOver: [
        [
          'Breaking a subject into steps',
          'Programming starts there: small steps, in the right order, nothing assumed.',
        ],
        [
          'Finding the exact point of misunderstanding',
          'Debugging is the same: what does the program think is true, and where did it go wrong?',
        ],
        ['Grading with a reason', 'A good code review reads like a good comment in the margin.'],
      ],
      firstStep:
        'Write a small program that makes practice questions for your subject, in Python, and use it with one group.',
    },
    'Product Manager': {
      carriesOver: [
        [
          'Planning a year backward from the final exam',
          'You plan a roadmap from its goal, too, with room for what goes wrong.',
        ],
        ['Noticing who is lost', 'In user interviews, a silence can tell you more than an answer.'],
        [
          'Parents, colleagues and a principal',
          'You have answered to people who all wanted something different from the same hour.',
        ],
      ],
      firstStep:
        'Choose a learning app, watch three students use it, and write one page about what you would change first.',
    },
    'Data Scientist': {
      carriesOver: [
        [
          'Judging what a test really measures',
          'You know that a score and an ability are not the same thing.',
        ],
        [
          'Explaining test scores to parents',
          'An analysis can have the math right and still fail at the explanation.',
        ],
        ['Asking a good question', 'It is often the hardest part of an analysis, and you do it every day.'],
      ],
      firstStep:
        'If you teach math or science, refresh your statistics; otherwise start with SQL. Then analyze one public set of school data.',
    },
    'Technical Project Manager': {
      carriesOver: [
        [
          'Planning a year with fixed dates',
          'Exam dates do not move, and you know how to plan toward a date like that.',
        ],
        [
          'Running meetings that end on time',
          'A lesson has a goal and a bell, and many meetings have neither.',
        ],
        [
          'Hard conversations with parents',
          'You know how to say what people do not want to hear, and keep them on your side.',
        ],
      ],
      firstStep:
        'Write up one school project with its plan, risks and result, and learn how agile teams work.',
    },
    'Engineering Manager': {
      carriesOver: [
        ['Helping people grow', 'It is at the center of the job, and few engineers have been trained in it.'],
        ['Fair grades with reasons', 'Performance reviews need exactly that.'],
        ['Keeping a group together', 'You know what one loud person does to the quiet ones.'],
      ],
      firstStep:
        'Become an engineer first, in a role such as front-end developer, and start mentoring early: that is where you will stand out.',
    },
  },
}

export const nursing: AuthoredOrigin = {
  id: 'nursing',
  name: 'nursing and care',
  describes: 'Cares for patients, watches for changes, follows treatment plans and hands off between shifts.',
  titles: [
    'nurse',
    'registered nurse',
    'RN',
    'licensed practical nurse',
    'LPN',
    'nurse practitioner',
    'staff nurse',
    'charge nurse',
    'nursing assistant',
    'certified nursing assistant',
    'CNA',
    'nursing',
    'midwife',
    'caregiver',
    'carer',
    'care assistant',
    'care worker',
    'healthcare assistant',
    'home health aide',
    'patient care technician',
    'medical assistant',
    'dental assistant',
    'dental hygienist',
    'pharmacy technician',
    'pharmacist',
    'physiotherapist',
    'physical therapist',
    'occupational therapist',
    'respiratory therapist',
    'radiographer',
    'radiologic technologist',
    'medical technologist',
    'medical laboratory technician',
    'phlebotomist',
    'surgical technologist',
    'social worker',
    'support worker',
    'health visitor',
    'physician assistant',
    'physician',
    'doctor of medicine',
    'veterinary technician',
    'Krankenschwester',
    'Krankenpfleger',
    'Krankenpflegerin',
    'Gesundheits- und Krankenpfleger',
    'Gesundheits- und Krankenpflegerin',
    'Pflegefachkraft',
    'Pflegefachmann',
    'Pflegefachfrau',
    'Altenpfleger',
    'Altenpflegerin',
    'Pflegekraft',
    'Hebamme',
    'Sozialarbeiter',
    'Sozialarbeiterin',
    'Medizinische Fachangestellte',
    'infirmier',
    'infirmière',
    'aide-soignant',
    'aide-soignante',
    'sage-femme',
    'enfermero',
    'enfermera',
    'auxiliar de enfermería',
    'cuidador',
    'cuidadora',
  ],
  strengths: [
    ['calm', 'Staying calm when something is wrong'],
    ['handover', 'Handoffs where nothing can get lost'],
    ['diagnose', 'Working out what is behind a symptom'],
    ['procedure', 'Following a protocol exactly, under pressure'],
    ['confidential', 'Keeping patient information private'],
    ['records', 'Charting so that others can rely on it'],
    ['upset', 'Talking with frightened patients and families'],
    ['risk', 'Judging who is most at risk'],
    ['rules', 'Working under strict regulation'],
    ['detail', 'Double-checking every dose and every label'],
  ],
  skills: [],
  nearness: 'outside',
  moves: {
    'Data Scientist': {
      carriesOver: [
        [
          'Reading vital signs as a trend',
          'A single value says little; you are used to watching where it is going.',
        ],
        [
          'Evidence in medicine',
          'You know what a clinical trial is, and why one impressive case proves nothing.',
        ],
        [
          'Knowing how health data is entered',
          'You can tell which fields are filled in with care and which at the end of a shift.',
        ],
      ],
      firstStep: 'Learn SQL and basic statistics, then answer one question with a public health data set.',
    },
    'Product Manager': {
      carriesOver: [
        [
          'Knowing how care really works',
          'Much health software was built without asking the people who give the care.',
        ],
        ['Deciding who comes first', 'Prioritizing is deciding what waits when everything is called urgent.'],
        [
          'Working with patients, families and other professions',
          'You are used to people who need different things at once.',
        ],
      ],
      firstStep:
        'Write one page about the software that costs you the most time on shift: who uses it, where it fails, what to change first. Companies that make clinical software want to know exactly that.',
    },
    'Site Reliability Engineer (SRE)': {
      carriesOver: [
        [
          'Staying calm when something is wrong',
          'An incident needs triage, clear roles and a steady voice, and you know all three.',
        ],
        ['Handoffs', 'On-call depends on them, and few engineers were ever taught how.'],
        ['Watching monitors', 'You know alarm fatigue firsthand, and will design fewer and better alerts.'],
      ],
      firstStep:
        'Learn Linux and networking first; support and administration are the usual way in, and they value people who know shift work.',
    },
    'Security Engineer': {
      carriesOver: [
        [
          'Confidentiality',
          'You have worked with protected health information and know why the rules are there.',
        ],
        ['Protocols under pressure', 'Incident response is a protocol with the clock running.'],
        [
          'Noticing early that something is changing',
          'Security analysts look for the small sign that comes before the big one.',
        ],
      ],
      firstStep:
        'Learn networking and Linux, and look at hospitals and insurers: they need people who know health data and its rules.',
    },
    'Technical Project Manager': {
      carriesOver: [
        [
          'Coordinating care',
          'Many patients, several specialists and a plan that changes by noon: you know how to hold it together.',
        ],
        ['Documentation', 'You write so that the next person can act on it.'],
        [
          'Knowing what goes wrong in practice',
          'Rolling out clinical software means winning over colleagues like yours.',
        ],
      ],
      firstStep:
        'Offer to be the super user for the next software rollout where you work; that is project experience you can put a name to.',
    },
  },
}

export const returningParent: AuthoredOrigin = {
  id: 'returning-parent',
  name: 'a family career break',
  describes: 'Has run a household and cared for children or relatives, often after an earlier career.',
  titles: [
    'stay at home parent',
    'stay-at-home mom',
    'stay-at-home mum',
    'stay-at-home mother',
    'stay-at-home dad',
    'stay-at-home father',
    'full-time parent',
    'full-time mother',
    'full-time mom',
    'full-time dad',
    'homemaker',
    'housewife',
    'househusband',
    'home maker',
    'household manager',
    'family caregiver',
    'family carer',
    'parental leave',
    'maternity leave',
    'paternity leave',
    'family leave',
    'career break',
    'family break',
    'returning to work',
    'Hausfrau',
    'Hausmann',
    'Elternzeit',
    'Familienzeit',
    'Familienmanagerin',
    'mère au foyer',
    'père au foyer',
    'congé parental',
    'ama de casa',
    'amo de casa',
    'excedencia por cuidado',
  ],
  strengths: [
    ['coordinate', 'Planning around people who do not read plans'],
    ['calm', 'Staying patient when everything happens at once'],
    ['selfstudy', 'Learning in the half hours between everything else'],
    ['budget', 'Making a budget last'],
    ['upset', 'Settling arguments'],
    ['listen', 'Understanding what someone needs before they can say it'],
    ['risk', 'Thinking ahead about what could go wrong'],
    ['procedure', 'Routines that survive a bad morning'],
  ],
  skills: [],
  nearness: 'outside',
  moves: {
    'Frontend Developer': {
      carriesOver: [
        [
          'Learning in short stretches',
          'You can learn front-end work in small pieces, and you see a result after each one.',
        ],
        [
          'Designing for people who are distracted',
          'You use the web with one hand and half your attention, and so do most people.',
        ],
        ['Patience with details', 'A good layout is the sum of many small corrections.'],
      ],
      firstStep: 'Build one page for a club, school or family event, in HTML and CSS, and put it online.',
    },
    'Technical Project Manager': {
      carriesOver: [
        [
          'Planning around people who do not read plans',
          'Project plans meet the same fate, and you know how to work with that.',
        ],
        ['Getting things done by persuasion', 'Responsibility without authority is nothing new to you.'],
        ['Making a budget last', 'A project budget is bigger, but the arithmetic is the same.'],
      ],
      firstStep:
        'Take something you have organized, such as a school event or a move, write it up as a project, and learn Scrum.',
    },
    'Product Manager': {
      carriesOver: [
        [
          'Choosing what not to do today',
          'Prioritizing is mostly leaving things out, and you do that every day.',
        ],
        [
          'Knowing the people who decide at home',
          'Many people who plan products for families and schools are guessing; you would not have to.',
        ],
        [
          'A career before the break',
          'Companies hire product managers who know a field, and what you know has not gone away.',
        ],
      ],
      firstStep:
        'Choose a product for families that annoys you, ask five people who use it, and put your proposal on one page.',
    },
    'Data Scientist': {
      carriesOver: [
        [
          'Learning without a classroom',
          'You can learn statistics and SQL from books and free courses, whenever you have an hour.',
        ],
        [
          'Questioning advice',
          'Caring for someone means weighing studies against opinions, on everything from sleep to medicine.',
        ],
        ['An earlier field', 'Data work values people who know what the numbers are about.'],
      ],
      firstStep: 'Learn SQL half an hour at a time, and answer one question with open data about your town.',
    },
    'Software Engineer': {
      carriesOver: [
        [
          'Learning in short stretches',
          'A little programming every day teaches you more than one long weekend.',
        ],
        [
          'Thinking ahead about what could go wrong',
          'Much of programming is deciding what should happen when the normal case does not.',
        ],
        ['Patience', 'A program tells you all day what you got wrong, and patience gets you through.'],
      ],
      firstStep:
        'Do half an hour of Python a day for three weeks, then write a program that keeps track of something you now keep in your head.',
    },
  },
}
