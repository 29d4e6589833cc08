import type { LevelTable } from './level.ts'

export const peopleLevels: LevelTable = {
  'Team Leadership': [
    {
      description:
        'Explains what a team needs to work well and how leading differs from being the best specialist.',
      requiredCapabilities: [
        "Describes a team's goal, roles and rules from outside",
        'Recognizes in a meeting who decides, who is silent and why that matters',
      ],
      suggestedProjects: ['Interview two leads about their week and list which of their tasks surprised you'],
    },
    {
      description: 'Leads a small task or meeting with an experienced lead in the background.',
      requiredCapabilities: [
        'Divides a task among three people by skill and wish and follows it up without hovering',
        'Runs a meeting with goal, time limit and written result',
      ],
      suggestedProjects: [
        'Lead the preparation of one talk, hack day or club evening with three others and ask them for feedback',
      ],
    },
    {
      description: 'Leads a team of up to eight people and answers for its results.',
      requiredCapabilities: [
        'Agrees two or three goals per quarter that the members can recite',
        'Speaks with each person regularly about obstacles and not only about status',
        'Settles an ordinary conflict by hearing both sides and agreeing on behavior',
      ],
      suggestedProjects: [
        'Lead an open-source or volunteer team for six months with goals, weekly rhythm and an anonymous survey at start and end',
      ],
    },
    {
      description: 'Leads through crisis, conflict or growth and develops deputies.',
      requiredCapabilities: [
        'Rebuilds a team after departures or a failed project with clear first steps',
        "Delegates decisions by level of authority and lets others' solutions stand",
        'Notices exhaustion early and takes work away instead of praising effort',
      ],
      suggestedProjects: [
        'Write a plan for your first ninety days with a team in trouble, have two experienced leads challenge it and revise it',
      ],
    },
    {
      description: 'Leads leaders and shapes the culture of a larger organization.',
      requiredCapabilities: [
        'Divides an organization into teams by purpose and mental load, for example with Team Topologies',
        'Sets by example how mistakes, dissent and success are treated',
        'Prepares successors so that the organization does well without its leader',
      ],
      suggestedProjects: [
        'Write an honest account of a year of leading leaders with decisions, mistakes and what you would teach from it',
      ],
    },
  ],
  Mentoring: [
    {
      description: 'Explains what mentoring is and how it differs from coaching, teaching and managing.',
      requiredCapabilities: [
        'Says what mentor and mentee each bring to the agreement',
        "Asks about a learner's goal before giving advice",
      ],
      suggestedProjects: [
        'Take part in a mentoring program as a mentee and write down what a good session did',
      ],
    },
    {
      description: "Helps a newcomer with single questions and first steps, under a program's guidance.",
      requiredCapabilities: [
        'Lets the newcomer keep the keyboard while both look for a fault',
        'Explains a term without talking down and checks by asking for an example',
      ],
      suggestedProjects: [
        'Guide one newcomer through a first contribution to an open-source project from choice of issue to merge',
      ],
    },
    {
      description: 'Mentors one or two people for months towards goals of their own.',
      requiredCapabilities: [
        'Agrees on goals, rhythm and confidentiality in the first meeting',
        'Chooses tasks just beyond what the mentee can do alone',
        "Shares failures of one's own when they help and withholds the answer when finding it helps more",
      ],
      suggestedProjects: [
        'Mentor a career changer for three months with written goals, biweekly talks and a joint review, for instance on Exercism or in a local group',
      ],
    },
    {
      description: 'Handles difficult mentorships and sponsors people for opportunities.',
      requiredCapabilities: [
        'Tells a lack of skill, confidence or chance apart and acts on the right one',
        'Opens doors by recommendation and stands up for mentees who are not in the room',
        'Ends or passes on a mentorship that no longer helps, without blame',
      ],
      suggestedProjects: [
        'Design a six-session curriculum for mentees changing field and run it with two different people',
      ],
    },
    {
      description: 'Builds mentoring programs and trains mentors.',
      requiredCapabilities: [
        'Matches pairs by goals and difference rather than by similarity',
        'Observes sessions with consent and develops mentors by feedback',
        'Measures a program by progress and retention against a comparable group',
      ],
      suggestedProjects: [
        'Start a mentoring program for at least ten pairs in a company or community and publish guide and results',
      ],
    },
  ],
  'People Management': [
    {
      description: 'Explains what a people manager answers for, from goals and pay to health and dismissal.',
      requiredCapabilities: [
        'Tells which topics belong in a one-to-one and which in a group',
        'Recognizes a matter that must go to the personnel department or be kept confidential',
      ],
      suggestedProjects: [
        "Read two public management handbooks, such as GitLab's, and compare how they treat one-to-ones and feedback",
      ],
    },
    {
      description: "Takes over single management duties with a manager's support.",
      requiredCapabilities: [
        'Prepares onboarding with goals for the first week, month and quarter',
        'Gives feedback on observed behavior within a few days',
      ],
      suggestedProjects: [
        'Look after an intern or new volunteer for a month with a plan, weekly talk and closing review',
      ],
    },
    {
      description: "Manages a team's people alone: goals, growth, absence, pay round and ordinary trouble.",
      requiredCapabilities: [
        "Leads regular one-to-ones from the employee's agenda and remembers what was promised",
        'Writes fair reviews with examples and no surprises',
        'Handles sick leave, parental leave and working time by law and with humanity',
      ],
      suggestedProjects: [
        "Build your manager's kit, with one-to-one notes, growth plan, review and onboarding forms, and use it with one person for a quarter",
      ],
    },
    {
      description: 'Handles severe cases and manages through reorganization, growth or remote work.',
      requiredCapabilities: [
        'Deals with harassment, burnout or misconduct by process, with protection for those concerned',
        'Leads a separation legally, respectfully and without delay',
        'Coaches new managers on delegation and on their first hard conversations',
      ],
      suggestedProjects: [
        'Work through ten written management cases with a peer group and note the decision, the law and the words you would use',
      ],
    },
    {
      description: 'Shapes the management system of an organization and answers for its managers.',
      requiredCapabilities: [
        'Designs levels, pay bands and promotion so that equal work is paid equally, and checks it with data',
        'Decides spans of control, reporting lines and manager selection',
        'Leads layoffs, if unavoidable, by transparent criteria and with care for those who stay',
      ],
      suggestedProjects: [
        'Design a career ladder and pay bands for forty people in line with the EU pay transparency directive and test them on sample profiles',
      ],
    },
  ],
  Hiring: [
    {
      description:
        'Explains the steps from need to first working day and why structured interviews predict better than chats.',
      requiredCapabilities: [
        'Tells a requirement from a wish in a job advertisement',
        'Recognizes questions that must not be asked',
      ],
      suggestedProjects: [
        'Rewrite a job advertisement with fewer requirements, clear tasks, pay range and neutral wording',
      ],
    },
    {
      description: 'Takes part in interviews with prepared questions and a scoring guide.',
      requiredCapabilities: [
        'Takes notes on answers and scores before the group discusses',
        'Explains the role and the next steps to a candidate honestly',
      ],
      suggestedProjects: [
        'Run three mock interviews with friends from one guide and compare the scores of two observers',
      ],
    },
    {
      description: 'Runs the filling of a post alone, from profile to offer.',
      requiredCapabilities: [
        'Derives criteria and a work sample from the tasks of the first year',
        'Leads a debrief in which evidence outweighs liking',
        'Answers every candidate in time and explains a refusal without legal risk',
      ],
      suggestedProjects: [
        'Design the complete process for one role, with scorecard, work sample and guide, and try it with volunteers of different levels',
      ],
    },
    {
      description: 'Fills senior or rare roles and corrects processes that miss good people.',
      requiredCapabilities: [
        'Finds from funnel figures at which step qualified or underrepresented candidates are lost',
        'Wins a person with other offers by learning what matters to them',
        'Adapts tasks to a time of AI assistants and to candidates with disabilities',
      ],
      suggestedProjects: [
        'Examine an existing process for validity, fairness and time with real or synthetic data and propose three tested changes',
      ],
    },
    {
      description: 'Leads hiring for an organization as a forecastable and fair system.',
      requiredCapabilities: [
        'Plans hiring by business scenarios and stops it early when they change',
        'Trains and certifies interviewers and follows how ratings relate to later performance',
        'Governs use of AI in selection under the EU AI Act and data protection law',
      ],
      suggestedProjects: [
        'Publish a hiring handbook with competency model, calibrated questions and an analysis of how well its scores predict',
      ],
    },
  ],
  Coaching: [
    {
      description: 'Explains what coaching is, how a session runs and where therapy or advice begins.',
      requiredCapabilities: [
        'Tells an open from a closed or hidden-advice question',
        'Names the four parts of the GROW model',
      ],
      suggestedProjects: ['Listen to a recorded coaching session and mark questions, silences and turns'],
    },
    {
      description: 'Holds simple coaching talks with a guide and feedback.',
      requiredCapabilities: [
        'Agrees on a goal for the talk in one sentence',
        'Listens for five minutes without offering a solution',
      ],
      suggestedProjects: [
        'Hold five thirty-minute practice talks with peers and ask each what helped them think',
      ],
    },
    {
      description: 'Coaches individuals over several sessions towards goals and change of behavior.',
      requiredCapabilities: [
        'Reflects contradictions between words and actions without judging',
        'Helps the person choose a small step and returns to it next time',
        'Refers to professional help when signs of illness or crisis appear',
      ],
      suggestedProjects: [
        'Coach two people for six sessions each, free of charge, with agreement, anonymous notes and a final evaluation',
      ],
    },
    {
      description: 'Coaches teams and leaders in tense situations and works with a supervisor.',
      requiredCapabilities: [
        'Names what nobody says in a team and holds the tension that follows',
        'Notices own triggers and alliances and brings them to supervision',
        'Contracts with sponsor and coachee so that goals are open and content stays confidential',
      ],
      suggestedProjects: [
        'Coach a volunteer board or project team through a real conflict over three months with supervision',
      ],
    },
    {
      description: 'Trains coaches and makes coaching part of how an organization leads.',
      requiredCapabilities: [
        'Assesses recorded sessions by ICF or EMCC competencies and gives precise feedback',
        'Combines schools of coaching with reasons and knows the evidence for each',
        'Sets ethics, confidentiality and quality rules for internal and AI-supported coaching',
      ],
      suggestedProjects: [
        'Build a course that teaches managers to coach in eight weeks, with practice, observation and an evaluation after six months',
      ],
    },
  ],
  'Performance Management': [
    {
      description:
        'Explains goals, feedback, review and development and what each contributes to performance.',
      requiredCapabilities: [
        'Tells an outcome from an activity in a stated goal',
        'Recognizes recency and halo effects in a sample review',
      ],
      suggestedProjects: ['Rewrite six vague goals so that two people would judge their completion alike'],
    },
    {
      description: 'Takes part in reviews and prepares material with guidance.',
      requiredCapabilities: [
        'Collects examples of work through the period, not in its last week',
        'Writes a self-review with results, evidence and one thing to learn',
      ],
      suggestedProjects: [
        'Keep a weekly log of results and lessons for two months and turn it into a one-page self-review',
      ],
    },
    {
      description: 'Runs goals, feedback and reviews for a team fairly.',
      requiredCapabilities: [
        "Agrees goals within the employee's influence and changes them when circumstances do",
        'Tells a person clearly that results are insufficient, with examples and help',
        'Separates talks on development from talks on pay',
      ],
      suggestedProjects: [
        'Run one quarter of goals, check-ins and review in a volunteer team and ask members what it changed',
      ],
    },
    {
      description: 'Handles underperformance, disputed ratings and calibration between teams.',
      requiredCapabilities: [
        'Leads a performance improvement plan with fair measures, support and honest end',
        'Moderates calibration by evidence against common expectations, not by forced distribution',
        'Finds causes in role, tools or manager before blaming a person',
      ],
      suggestedProjects: [
        'Prepare and role-play a calibration with six written profiles and examine the outcome for bias',
      ],
    },
    {
      description: "Designs and renews an organization's performance system and answers for its effects.",
      requiredCapabilities: [
        'Decides whether ratings, bonuses or team goals help, with evidence and trial groups',
        'Checks results for bias by sex, age, part-time and location and acts on them',
        'Trains managers until feedback no longer waits for the yearly talk',
      ],
      suggestedProjects: [
        'Evaluate a published performance system against research and design a successor with pilot, measures and legal check',
      ],
    },
  ],
}
