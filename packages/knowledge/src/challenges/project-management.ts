import type { Challenge } from './challenge.ts'
import { atLeast, date, entries, figure, withFigure } from './criterion-check.ts'
import { article, documentation } from './resource.ts'

export const projectManagementChallenges: readonly Challenge[] = [
  {
    id: 'charter-for-an-hr-system',
    title: 'Write the charter for replacing a personnel system',
    description:
      'A company of 700 replaces its personnel system by the end of the year, because support for the old one ends on 31 December. The head of HR wants “everything in one place”, IT wants single sign-on, the works council wants a say, and 180,000 is available. Write the charter that everyone signs before work begins.',
    difficulty: 'beginner',
    type: 'writing',
    estimatedTime: '5–8 hours',
    hours: { from: 5, to: 8 },
    skills: ['Project Management', 'Scope Management', 'Stakeholder Management'],
    roles: ['Technical Project Manager'],
    learningObjectives: [
      'Turn wishes into goals that can be checked',
      'Draw the line between what is in scope and what is out',
      'Name who decides what',
    ],
    steps: [
      'List everyone affected with interest, influence and what they fear. Result: a table of at least ten.',
      'Write the purpose in two sentences and four aims with a measure and a date. Result: aims on which success can be judged.',
      'Write what is in, what is out and what is undecided. Result: three lists, with an explicit decision on payroll.',
      'Draw up milestones backwards from 31 December. Result: eight milestones with the latest date for each.',
      'Write assumptions, limits and the five biggest risks. Result: a page with what each would cost.',
      'Write who decides, who advises and how often; then shorten it all to three pages. Result: a charter with lines for signatures.',
    ],
    acceptanceCriteria: [
      'Each aim can be answered with yes or no on a given date.',
      {
        text: 'At least six things are named as out of scope.',
        check: entries('what is out of scope', {
          columns: ['what'],
          rows: atLeast(6),
          rules: [{ rule: 'unique', column: 'what' }],
        }),
      },
      'The works council and data protection have a milestone before any real data is moved.',
      'For a change that costs 10,000 more, the charter says who decides and how fast.',
    ],
    resources: [
      documentation(
        'Agile delivery (GOV.UK service manual)',
        'https://www.gov.uk/service-manual/agile-delivery',
      ),
      article(
        'Project management (Atlassian)',
        'https://www.atlassian.com/work-management/project-management',
      ),
    ],
  },
  {
    id: 'risk-register-data-centre-move',
    title: 'Build a risk register for moving a data center',
    description:
      'Forty servers move to a new building over one weekend in ten weeks. The network line is ordered but not confirmed, the only person who knows the storage retires in six weeks, two systems have no documentation, and the quarterly closing starts the Monday after. Build a register that leads to action.',
    difficulty: 'beginner',
    type: 'exercise',
    estimatedTime: '4–6 hours',
    hours: { from: 4, to: 6 },
    skills: ['Risk Management', 'Project Planning'],
    roles: ['Technical Project Manager', 'Engineering Manager'],
    learningObjectives: [
      'Write a risk as cause, event and effect',
      'Distinguish risks from problems and from worries',
      'Give each risk an owner, an action and an early sign',
    ],
    steps: [
      'Read the situation and list what is a problem already and what may happen. Result: two lists.',
      'Imagine the Monday after a failure and collect what led to it. Result: at least twenty causes.',
      'Write fifteen risks as "because of …, … may happen, so that …". Result: a first register.',
      'Judge likelihood and effect on scales that you define in days and money. Result: a matrix with reasons for the top five.',
      'Write for each of the top eight: an action now, a plan if it happens, an owner by role, an early sign. Result: entries that lead to tasks.',
      'Write the point of no return for the weekend and its criteria. Result: a go/no-go list with times.',
    ],
    acceptanceCriteria: [
      {
        text: 'All fifteen have cause, event and effect.',
        check: entries('the register', {
          columns: ['cause', 'event', 'effect'],
          rows: [15, 15],
          rules: [{ rule: 'unique', column: 'event' }],
        }),
      },
      'The retirement leads to a dated handover, and not only to "share knowledge".',
      {
        text: 'Each of the top eight has a sign that can be seen at least a week earlier, or says why not.',
        check: entries('the top eight', { columns: ['risk', 'sign, or why there is none'], rows: [8, 8] }),
      },
      'The go/no-go list has a latest time at which going back is still possible.',
    ],
    resources: [
      documentation(
        'The Orange Book: management of risk',
        'https://www.gov.uk/government/publications/orange-book',
      ),
      article('Pre-mortem', 'https://hbr.org/2007/09/performing-a-project-premortem'),
    ],
  },
  {
    id: 'board-for-a-support-team',
    title: 'Set up a board and a first sprint for a team drowning in requests',
    description:
      'A team of six gets 30 requests a week by email, in chat and in the corridor; everything is urgent and nothing gets finished. Set up a board in Jira’s free plan or a similar tool, define how work comes in and when it is done, and plan the first two weeks with the requests you invent.',
    difficulty: 'beginner',
    type: 'operations',
    estimatedTime: '5–8 hours',
    hours: { from: 5, to: 8 },
    skills: ['Jira', 'Scrum', 'Kanban', 'Agile'],
    roles: ['Technical Project Manager', 'Engineering Manager', 'Product Manager'],
    learningObjectives: [
      'Make work visible with as few states as possible',
      'Limit work in progress and defend the limit',
      'Choose between sprints and flow from the kind of work',
    ],
    steps: [
      'Invent 40 realistic requests: bugs, wishes, questions, a project. Result: a list with origin and age.',
      'Define four kinds of work and what "urgent" means, with examples. Result: half a page.',
      'Set up the board with states, limits and the rule for entering each state. Result: a board with the 40 entries.',
      'Decide between Scrum, Kanban or a mixture for this team. Result: a reasoned choice that could be tried for six weeks.',
      'Plan the first two weeks with a goal, and 30% kept free for bugs. Result: a plan with what was left out.',
      'Simulate five days with dice, including three urgent requests. Result: the board on Friday, and what the team should change.',
    ],
    acceptanceCriteria: [
      'Each request has exactly one place to come in, and one person decides on urgent ones.',
      'No state exceeds its limit on any of the simulated days, or the exception is explained.',
      'The two weeks have a goal in one sentence that can be reached even if a third of the entries is not finished.',
      'Age of work and throughput can be read from the board.',
    ],
    resources: [
      documentation('The Scrum Guide', 'https://scrumguides.org/'),
      article('Kanban (Atlassian)', 'https://www.atlassian.com/agile/kanban'),
    ],
  },
  {
    id: 'stakeholders-of-a-switch-off',
    title: 'Plan the switch-off of a system that 900 people rely on',
    description:
      'The old order system goes off in five months. 900 people use it: 600 in shops every day, 200 now and then, and 100 have built their own spreadsheets on its export. The new system is ready, but 40% have never opened it. Plan how people get there, and when you would call it off.',
    difficulty: 'intermediate',
    type: 'design',
    estimatedTime: '6–9 hours',
    hours: { from: 6, to: 9 },
    skills: ['Change Management', 'Stakeholder Management', 'Training and Facilitation'],
    roles: ['Technical Project Manager'],
    learningObjectives: [
      'See a change through the eyes of those who lose something',
      'Match the means to the group instead of sending everyone one email',
      'Measure readiness by behavior',
    ],
    steps: [
      'Divide the 900 into groups by what changes for them. Result: five groups with gain, loss and their busiest weeks.',
      'Find out whom each group trusts, and what the spreadsheets really do. Result: an interview guide and ten assumptions to check.',
      'Choose for each group: message, sender, training, help on the first day. Result: a matrix.',
      'Put it on a calendar with pilots, waves and quiet weeks. Result: a five-month plan on one page.',
      'Define readiness: orders entered in the new system, calls for help, exports replaced. Result: thresholds for each wave.',
      'Write three messages (shops, spreadsheet builders, management) and the plan for the worst first day. Result: texts that could be sent.',
    ],
    acceptanceCriteria: [
      {
        text: 'Every group has a named sender, a date and a way to ask.',
        check: entries('the groups', {
          columns: ['group', 'sender', date(), 'way to ask'],
          rows: atLeast(2),
          rules: [{ rule: 'unique', column: 'group' }],
        }),
      },
      'The group with the spreadsheets has a solution before the export ends.',
      {
        text: 'Each wave has a threshold at which it is postponed, and who decides.',
        check: entries('the waves', { columns: ['wave', withFigure('threshold'), 'who decides'] }),
      },
      'No message is longer than 150 words or says only what management gains.',
    ],
    resources: [
      article('Prosci ADKAR model', 'https://www.prosci.com/methodology/adkar'),
      documentation(
        'Agile delivery (GOV.UK service manual)',
        'https://www.gov.uk/service-manual/agile-delivery',
      ),
    ],
  },
  {
    id: 'schedule-with-critical-path',
    title: 'Schedule a warehouse project and find what really decides the date',
    description:
      'A warehouse gets new scanners and software in 20 weeks. Write out 28 tasks from these work packages: specification, tender, delivery of scanners (8 weeks), Wi-Fi survey, cabling, software, interfaces to two systems, tests, training of 60 people in shifts, pilot hall, switch-over outside the Christmas season. Find the critical path, and win four weeks.',
    difficulty: 'intermediate',
    type: 'exercise',
    estimatedTime: '6–10 hours',
    hours: { from: 6, to: 10 },
    skills: ['Project Planning', 'Scheduling', 'Microsoft Project', 'Dependency Management'],
    roles: ['Technical Project Manager', 'Engineering Manager'],
    learningObjectives: [
      'Break work down by results',
      'Tell real dependencies from habits',
      'Shorten a plan deliberately and name the price',
    ],
    steps: [
      'Break the packages down into 28 tasks with a result, a length and an owner’s role. Result: a work breakdown.',
      'Link them, each link with its reason. Result: a network in which every link is needed.',
      'Enter it in a scheduling tool (Microsoft Project, or the free ProjectLibre or GanttProject). Result: dates, slack and the critical path.',
      'Level it for the only network technician and a hall that is free on weekends only. Result: a plan that people can do, later than before.',
      'Find three ways to win four weeks, with cost and risk. Result: a comparison and a choice.',
      'Set a baseline and simulate week eight: scanners two weeks late, cabling done early. Result: a new forecast in five sentences.',
    ],
    acceptanceCriteria: [
      {
        text: 'Every task but the first has a predecessor, and every one but the last a successor.',
        check: entries('the tasks; put a comma between predecessors, and “none” for the first task', {
          columns: ['task', 'predecessors'],
          rows: atLeast(5),
          rules: [
            { rule: 'unique', column: 'task' },
            { rule: 'network', column: 'task', after: 'predecessors' },
          ],
        }),
      },
      'The critical path is named before and after leveling, with the reason for the difference.',
      {
        text: 'No person is planned above 100% in any week.',
        check: entries('the load of each person', {
          columns: ['person', 'week', figure('percent', { from: 0 })],
          rows: atLeast(4),
          rules: [{ rule: 'sumFor', each: ['person', 'week'], column: 'percent', most: 100 }],
        }),
      },
      'The forecast for week eight says what changes, what does not and what must be decided.',
    ],
    resources: [
      documentation('Schedule assessment guide (GAO)', 'https://www.gao.gov/products/gao-16-89g'),
      documentation('ProjectLibre', 'https://www.projectlibre.com/'),
      documentation('GanttProject', 'https://www.ganttproject.biz/'),
    ],
  },
  {
    id: 'estimate-as-a-range',
    title: 'Estimate a vague project as a range and stand by it',
    description:
      'A director asks: “What does a customer portal with invoices, contracts and complaints cost, roughly?” There is a page of wishes, a similar project that took 14 months instead of nine, and a team of six. Give an estimate with assumptions and probabilities, and answer the question “Can it be done in half the time?”',
    difficulty: 'intermediate',
    type: 'analysis',
    estimatedTime: '6–9 hours',
    hours: { from: 6, to: 9 },
    skills: ['Estimation', 'Project Planning', 'Excel', 'Agile'],
    roles: ['Technical Project Manager', 'Technical Lead', 'Engineering Manager'],
    learningObjectives: [
      'Estimate from reference cases as well as from parts',
      'Express uncertainty as a distribution',
      'Negotiate scope instead of the estimate',
    ],
    steps: [
      'Write the wishes on one page yourself and list 15 questions with the effect of each answer. Result: assumptions in order of weight.',
      'Break it into 20 parts and estimate each low, likely and high, data migration and acceptance included. Result: a spreadsheet with 20 ranges.',
      'Simulate the sum 5,000 times in a spreadsheet, with parts that are late together. Result: a curve with the 50 and 85% points.',
      'Compare with the reference project and its overrun. Result: a second, outside-view estimate, and why the two differ.',
      'Turn effort into calendar time with a team of six, holidays and 25% for operation. Result: a range of months and a range of cost.',
      'Write one page for the director, with three scopes and the answer about half the time. Result: an answer without false precision.',
    ],
    acceptanceCriteria: [
      'The page gives a range with a probability and no single date.',
      {
        text: 'The three assumptions with the greatest effect are named with their weeks.',
        check: entries('the three assumptions', { columns: ['assumption', figure('weeks')], rows: [3, 3] }),
      },
      'The range with independent parts is shown to be narrower, and is not the one used.',
      'The question about half the time is answered with a smaller scope and not with more people.',
    ],
    resources: [
      documentation('Cost estimating and assessment guide (GAO)', 'https://www.gao.gov/products/gao-20-195g'),
      documentation('Excel help and learning', 'https://support.microsoft.com/en-us/excel'),
    ],
  },
  {
    id: 'money-at-month-four',
    title: 'Forecast in month four what a project will cost in the end',
    description:
      'Budget 600,000 over ten months, spread evenly. At the end of month four: 240,000 planned, 285,000 spent, work worth 190,000 finished, one supplier invoice of 30,000 missing from the books, and a change request of 45,000 agreed informally. The steering board meets tomorrow.',
    difficulty: 'intermediate',
    type: 'analysis',
    estimatedTime: '4–6 hours',
    hours: { from: 4, to: 6 },
    skills: ['Budgeting', 'Earned Value Management', 'Excel', 'Project Management'],
    roles: ['Technical Project Manager', 'Engineering Manager'],
    learningObjectives: [
      'Separate planned, earned and spent',
      'Forecast in several ways and know what each assumes',
      'Report bad news early and with options',
    ],
    steps: [
      'Correct the figures: accrue the missing invoice and put the informal change on record. Result: a table of before and after.',
      'Calculate cost and schedule variance and indices. Result: four figures, each with a sentence a board understands.',
      'Forecast the final cost in three ways. Result: three figures with their assumptions and a recommended range.',
      'Calculate how efficient the rest would have to be to stay in budget. Result: a figure and whether it is plausible.',
      'Work out three options: more money, less scope, a cut. Result: a comparison with consequences.',
      'Write the page for the board with one request. Result: a report with a chart of the three curves.',
    ],
    acceptanceCriteria: [
      {
        text: 'The spent figure includes the missing invoice: 315,000.',
        check: entries('the spent figure', {
          columns: [figure('spent', { from: 315000, to: 315000 })],
          rows: [1, 1],
        }),
      },
      {
        text: 'Cost and schedule index are calculated with the corrected figures (about 0.60 and 0.79).',
        check: entries('the two indices', {
          columns: [
            figure('cost index', { from: 0.59, to: 0.61 }),
            figure('schedule index', { from: 0.78, to: 0.8 }),
          ],
          rows: [1, 1],
        }),
      },
      'The informal change is shown separately, with a path to approval or refusal.',
      'The page states the range of the final cost in its first three lines.',
    ],
    resources: [
      documentation('Cost estimating and assessment guide (GAO)', 'https://www.gao.gov/products/gao-20-195g'),
      documentation('Excel help and learning', 'https://support.microsoft.com/en-us/excel'),
    ],
  },
  {
    id: 'go-or-no-go-for-a-bank-app',
    title: 'Plan the release of a banking app up to go or no-go',
    description:
      'Version 5 of a banking app brings new transfers. It depends on the bank’s core system (release on the 12th), two stores, the regulator’s form, a penetration test and the call center. Release is planned for the 20th; a rival’s outage is in every paper. Write the plan, the criteria and the meeting.',
    difficulty: 'intermediate',
    type: 'design',
    estimatedTime: '5–8 hours',
    hours: { from: 5, to: 8 },
    skills: [
      'Release Management',
      'Software Development Life Cycle',
      'Risk Management',
      'Stakeholder Management',
    ],
    roles: ['Technical Project Manager'],
    learningObjectives: [
      'Plan backwards from a date across several organizations',
      'Set criteria before the pressure sets in',
      'Prepare for failure where rolling back is impossible',
    ],
    steps: [
      'Draw the way from finished code to all users with every party and waiting time. Result: a plan by day, with the last day on which each can say no.',
      'Write the go criteria: tests, open defects by severity, load, support, legal. Result: at most twelve, each with a threshold and an owner.',
      'Write the stages: staff, 1%, 10%, everyone, with what is watched and for how long. Result: stop thresholds for each.',
      'Work out the fallback: app versions cannot be recalled, transfers are booked. Result: a table of what is switched off, fixed or explained.',
      'Write the communication for users, call center and press, for success and failure. Result: six short texts.',
      'Role-play the meeting with these facts: two severe defects with a workaround, call center 70% trained, form not confirmed. Result: minutes with a decision and its reasons.',
    ],
    acceptanceCriteria: [
      'Each criterion can be answered with met or not met before the meeting.',
      'Store review and the core system’s release have a buffer that is shown.',
      {
        text: 'Each stage has a threshold at which it stops and a person who may stop it alone.',
        check: entries('the stages', { columns: ['stage', withFigure('threshold'), 'person'] }),
      },
      'The minutes follow the criteria, or name the exception and who answers for it.',
    ],
    resources: [
      article(
        'Release management (Atlassian)',
        'https://www.atlassian.com/agile/software-development/release',
      ),
      article('Feature toggles', 'https://martinfowler.com/bliki/FeatureToggle.html'),
    ],
  },
  {
    id: 'project-three-months-late',
    title: 'Take over a project that is three months late',
    description:
      'You take over: eight months in, reported as “green” until last week, now three months late. The lead developer has resigned, two suppliers blame each other, the sponsor wants the old date, tests have found 212 defects, and the team works weekends. Write what you do in the first three weeks and the recovery plan you would defend.',
    difficulty: 'advanced',
    type: 'design',
    estimatedTime: '10–14 hours',
    hours: { from: 10, to: 14 },
    skills: ['Project Management', 'Stakeholder Management', 'Conflict Resolution', 'Risk Management'],
    roles: ['Technical Project Manager', 'Engineering Manager'],
    learningObjectives: [
      'Find out the true state without looking for someone to blame',
      'Offer choices instead of an apology',
      'Rebuild trust with small kept promises',
    ],
    steps: [
      'Write the first week by day: whom you see, what you ask, which evidence you look at. Result: a plan with twelve questions.',
      'Define what "finished" means and recount invented work packages, for example 31 of 50 reported, 18 finished. Result: the true state with a chart.',
      'Make up a sample of 40 of the 212 defects and sort it by cause and severity. Result: what really blocks, and where it comes from.',
      'Work out three plans: later, smaller, or stop, with cost, risk and team. Result: a paper with a recommendation.',
      'Write the agenda and wording for the meetings with both suppliers and with the sponsor. Result: two scripts with the hardest sentence you expect and your answer.',
      'Write the first two weeks after the decision: stop weekends, daily signals, first result to show. Result: a plan of ten working days.',
    ],
    acceptanceCriteria: [
      'The true state rests on finished and accepted results, not on percentages.',
      {
        text: 'Each option names what the sponsor gives up.',
        check: entries('the options', { columns: ['option', 'what the sponsor gives up'], rows: atLeast(2) }),
      },
      'The plan contains something finished within ten working days that the sponsor can see.',
      'Knowledge of the leaving developer is secured with dates.',
    ],
    resources: [
      documentation('Schedule assessment guide (GAO)', 'https://www.gao.gov/products/gao-16-89g'),
      article('Brooks’s law', 'https://en.wikipedia.org/wiki/Brooks%27s_law'),
    ],
  },
  {
    id: 'fourteen-people-three-projects',
    title: 'Share fourteen people among three projects that all come first',
    description:
      'Three projects each have the managing director’s promise: a legal one due in five months, a shop relaunch before Christmas, and replacing a system whose support ends. Together they need 19 people at the peak; there are fourteen, two of them in every plan. Show the conflict, propose an order, and get a decision.',
    difficulty: 'advanced',
    type: 'analysis',
    estimatedTime: '8–12 hours',
    hours: { from: 8, to: 12 },
    skills: ['Resource Planning', 'Program Management', 'Stakeholder Management', 'Excel'],
    roles: ['Technical Project Manager', 'Engineering Manager'],
    learningObjectives: [
      'Plan by skill and month instead of by headcount',
      'Show what waiting costs',
      'Bring about a decision above your own level',
    ],
    steps: [
      'List 14 people with skills and availability, holidays and 20% day-to-day work included. Result: supply by skill and month.',
      'List what the three projects need by skill and month, consistent with the description. Result: demand, and a chart of the gap.',
      'Calculate the effect of sharing the two experts over three projects, with time lost by switching. Result: a figure with its assumption.',
      'Estimate the cost of a month’s delay for each project. Result: three ranges with reasons.',
      'Simulate four orders, one with external help and its learning time. Result: dates and costs in one table.',
      'Write the decision paper with a recommendation and what the losing sponsors get. Result: two pages and a rule for the next conflict.',
    ],
    acceptanceCriteria: [
      {
        text: 'No person exceeds 100% in any month of the recommended plan.',
        check: entries('the recommended plan', {
          columns: ['person', 'month', 'project', figure('percent', { from: 0 })],
          rows: atLeast(14),
          rules: [{ rule: 'sumFor', each: ['person', 'month'], column: 'percent', most: 100 }],
        }),
      },
      'The recommended plan meets the legal date, or states the consequence.',
      'A dated step reduces the dependency on the two experts.',
      'The managing director can decide with the first page alone.',
    ],
    resources: [
      article('Cost of delay', 'https://en.wikipedia.org/wiki/Cost_of_delay'),
      documentation('Excel help and learning', 'https://support.microsoft.com/en-us/excel'),
    ],
  },
  {
    id: 'four-teams-one-launch',
    title: 'Steer four teams that need each other to one launch date',
    description:
      'The apps, platform, data and payments teams each run their own sprints and need 23 things from each other for a launch in four months. Twice something “finished” did not fit together. Make the dependencies visible, cut as many as you can, and set up a rhythm that does not double the number of meetings.',
    difficulty: 'advanced',
    type: 'design',
    estimatedTime: '8–12 hours',
    hours: { from: 8, to: 12 },
    skills: ['Program Management', 'Dependency Management', 'SAFe', 'Agile'],
    roles: ['Technical Project Manager'],
    learningObjectives: [
      'Remove dependencies before managing them',
      'Integrate early instead of reporting progress',
      'Choose from frameworks what the situation needs',
    ],
    steps: [
      'List 23 dependencies between the four teams, with giver, taker, deliverable and date needed. Result: a map with its five knots.',
      'Find a way to remove or soften ten of them: stub, own copy, agreed interface, moving people. Result: what remains.',
      'Cut the launch into three end-to-end results that can be shown. Result: integration dates, the first within four weeks.',
      'Design the rhythm: planning together, one short weekly meeting on dependencies, joint demo. Result: hours per person and week before and after.',
      'Write the rules for broken promises: when it must be said, who decides, what moves. Result: half a page.',
      'Simulate month two: payments slips by three weeks. Result: a new plan, and the message to all in ten lines.',
    ],
    acceptanceCriteria: [
      {
        text: 'At most 13 dependencies remain, each with both sides’ names and a test of "fits together".',
        check: entries('the dependencies', {
          columns: ['dependency', 'giver', 'taker', 'test'],
          rows: [1, 13],
        }),
      },
      'Something runs end to end across all four teams within four weeks.',
      'The new rhythm costs no more than two hours per person per week.',
      'The replanning shows what was given up and leaves at least two weeks for integration.',
    ],
    resources: [
      documentation('SAFe framework', 'https://framework.scaledagile.com/'),
      article('Team Topologies: key concepts', 'https://teamtopologies.com/key-concepts'),
    ],
  },
]
