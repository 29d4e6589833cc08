import type { LevelTable } from './level.ts'

export const peopleLevels: LevelTable = {
  'Team Leadership': [
    {
      description:
        'Explains what a team needs to work well and how leading differs from being its best specialist.',
      requiredCapabilities: [
        'Describes the goal, roles and unwritten rules of a team from the outside',
        'Notices in a meeting who decides, who stays silent and why that matters',
      ],
      suggestedProjects: ['Interview two leads about their week and list which of their tasks surprised you'],
    },
    {
      description: 'Leads a small task or a meeting, with an experienced lead in the background.',
      requiredCapabilities: [
        'Divides a task among three people by skill and preference and follows up without hovering',
        'Runs a meeting with a goal, a time limit and a written result',
      ],
      suggestedProjects: [
        'Lead three others in preparing a talk, hack day or club evening and ask them for feedback',
      ],
    },
    {
      description: 'Leads a team of up to eight people and answers for its results.',
      requiredCapabilities: [
        'Agrees on two or three goals a quarter that every member can recite',
        'Talks with each person regularly about obstacles and not only about status',
        'Settles an ordinary conflict by hearing both sides and agreeing on what each will do',
      ],
      suggestedProjects: [
        'Lead an open-source or volunteer team for six months, with an anonymous survey at the start and the end',
      ],
    },
    {
      description: 'Leads a team through crisis, conflict or rapid growth and develops deputies.',
      requiredCapabilities: [
        'Rebuilds a team after departures or a failed project, starting with the two most urgent problems',
        'Delegates whole decisions and accepts solutions that are good but different',
        'Notices exhaustion early and takes work away instead of praising the effort',
      ],
      suggestedProjects: [
        'Write a plan for your first ninety days with a team in trouble, have two experienced leads challenge it and revise it',
      ],
    },
    {
      description: 'Leads other leaders and shapes the culture of a larger organization.',
      requiredCapabilities: [
        'Divides an organization into teams by purpose and mental load, for example with Team Topologies',
        'Shows by example how mistakes, dissent and success are treated',
        'Prepares successors who can take over without a drop in results',
      ],
      suggestedProjects: [
        'Write an honest account of a year of leading leaders, with decisions, mistakes and what you would teach from it',
      ],
    },
  ],
  Mentoring: [
    {
      description: 'Explains what mentoring is and how it differs from coaching, teaching and managing.',
      requiredCapabilities: [
        'Says what mentor and mentee each owe the other',
        "Asks about a learner's goal before giving advice",
      ],
      suggestedProjects: ['Join a mentoring program as a mentee and write down what made a session useful'],
    },
    {
      description: 'Helps a newcomer with first steps and single questions as part of a guided program.',
      requiredCapabilities: [
        'Leaves the keyboard to the newcomer while both look for a fault',
        'Explains a term without talking down and checks by asking for an example',
      ],
      suggestedProjects: [
        'Guide one newcomer through a first open-source contribution from the choice of an issue to the merge',
      ],
    },
    {
      description: 'Mentors one or two people for several months toward goals of their own.',
      requiredCapabilities: [
        'Agrees on goals, rhythm and confidentiality in the first meeting',
        'Chooses tasks just beyond what the mentee can do without help',
        'Shares stories of failure when they help and holds back the answer when finding it teaches more',
      ],
      suggestedProjects: [
        'Mentor a career changer for three months with written goals, a meeting every two weeks and a joint review',
      ],
    },
    {
      description: 'Handles difficult mentorships and sponsors people for opportunities.',
      requiredCapabilities: [
        'Tells a lack of skill from a lack of confidence or chance and acts on the right one',
        'Recommends mentees for assignments and speaks up for them when they are not in the room',
        'Ends a mentorship that no longer helps, or passes it on, without blame',
      ],
      suggestedProjects: [
        'Design six sessions for mentees who change field and run them with two different people',
      ],
    },
    {
      description: 'Builds mentoring programs and trains mentors.',
      requiredCapabilities: [
        'Matches pairs by goals and complementary experience rather than by similarity',
        'Observes sessions with consent and gives mentors feedback on them',
        "Measures the program by mentees' progress and retention against a comparable group",
      ],
      suggestedProjects: [
        'Start a mentoring program for at least ten pairs in a company or community and publish its guide and results',
      ],
    },
  ],
  'People Management': [
    {
      description: 'Explains what a people manager answers for, from goals and pay to health and dismissal.',
      requiredCapabilities: [
        'Tells which topics belong in a one-to-one and which in a group',
        'Recognizes a matter that has to go to human resources or must stay confidential',
      ],
      suggestedProjects: [
        "Read GitLab's public handbook and one other on management and compare how they treat one-to-ones and feedback",
      ],
    },
    {
      description: "Takes over single duties, such as onboarding a colleague, with the manager's support.",
      requiredCapabilities: [
        'Prepares an onboarding plan with goals for the first week, month and quarter',
        'Gives feedback on observed behavior within a few days',
      ],
      suggestedProjects: [
        'Look after an intern or new volunteer for a month with a plan, a weekly talk and a closing review',
      ],
    },
    {
      description:
        'Manages the people of one team: their goals, growth, absences, pay and everyday troubles.',
      requiredCapabilities: [
        "Holds regular one-to-ones on the employee's agenda and keeps track of promises",
        'Writes fair reviews that contain examples and no surprises',
        'Handles sick leave, parental leave and working time lawfully and humanely',
      ],
      suggestedProjects: [
        'Write your own forms for one-to-ones, growth plans, reviews and onboarding, and use them with one person for a quarter',
      ],
    },
    {
      description: 'Handles serious cases and manages people through reorganization, growth or remote work.',
      requiredCapabilities: [
        'Deals with harassment, burnout or misconduct by due process and protects those concerned',
        'Carries out a dismissal lawfully, respectfully and without delay',
        'Coaches new managers through delegation and their first hard conversations',
      ],
      suggestedProjects: [
        'Work through ten written cases with a group of peers and note the decision, the law and the words you would use',
      ],
    },
    {
      description: 'Shapes how an organization manages its people and answers for its managers.',
      requiredCapabilities: [
        'Designs levels, pay bands and promotion so that equal work is paid equally, and checks that with data',
        'Decides on spans of control, reporting lines and who becomes a manager',
        'Leads unavoidable layoffs by transparent criteria and cares for those who stay',
      ],
      suggestedProjects: [
        'Design a career ladder and pay bands for forty people in line with the EU Pay Transparency Directive, and test them on sample profiles',
      ],
    },
  ],
  Hiring: [
    {
      description:
        'Explains the steps from a need to a first working day and why structured interviews predict better than chats.',
      requiredCapabilities: [
        'Tells a requirement from a wish in a job advertisement',
        'Recognizes interview questions that must not be asked',
      ],
      suggestedProjects: [
        'Rewrite a job advertisement with fewer requirements, clear tasks, a pay range and neutral wording',
      ],
    },
    {
      description: 'Takes part in interviews with prepared questions and a scoring guide.',
      requiredCapabilities: [
        'Notes what the candidate said and scores it before the group discusses',
        'Describes the job and the next steps to a candidate honestly',
      ],
      suggestedProjects: [
        'Hold three mock interviews with friends from one guide and compare the scores of two observers',
      ],
    },
    {
      description: 'Fills an open position without help, from job profile to signed offer.',
      requiredCapabilities: [
        'Derives criteria and a work sample from what the person will do in the first year',
        'Leads a debrief in which evidence outweighs sympathy',
        'Answers every candidate promptly and turns people down politely and lawfully',
      ],
      suggestedProjects: [
        'Design the whole process for one role, with scorecard and work sample, and try it on volunteers of different levels',
      ],
    },
    {
      description: 'Fills senior or rare roles and repairs hiring processes that lose good people.',
      requiredCapabilities: [
        'Finds the step at which qualified or underrepresented candidates drop out',
        'Wins over a candidate with other offers by learning what matters to them',
        'Adapts work samples to candidates who use AI assistants and to candidates with disabilities',
      ],
      suggestedProjects: [
        'Examine a hiring process for validity, fairness and speed with real or synthetic data and propose three tested changes',
      ],
    },
    {
      description: "Leads an organization's hiring as a fair system whose results can be forecast.",
      requiredCapabilities: [
        'Plans hiring for several business scenarios and stops early when one of them fails',
        'Trains interviewers and checks how their ratings relate to later performance',
        'Decides where AI may take part in selection under the EU AI Act and data protection law',
      ],
      suggestedProjects: [
        'Publish a hiring handbook with a competency model, calibrated questions and an analysis of what the scores predict',
      ],
    },
  ],
  Coaching: [
    {
      description: 'Explains what coaching is, how a session runs and where advice or therapy begins.',
      requiredCapabilities: [
        'Tells an open question from a closed one and from advice in disguise',
        'Names the four steps of the GROW model',
      ],
      suggestedProjects: [
        'Watch a recorded coaching session and mark its questions, silences and turning points',
      ],
    },
    {
      description: 'Holds simple coaching conversations with a guide and gets feedback on them.',
      requiredCapabilities: [
        'Agrees with the coachee on a goal for the conversation in one sentence',
        'Listens for five minutes without offering a solution',
      ],
      suggestedProjects: [
        'Hold five half-hour practice sessions with peers and ask each of them what helped their thinking',
      ],
    },
    {
      description: 'Coaches individuals over several sessions toward a goal or a change of behavior.',
      requiredCapabilities: [
        'Mirrors contradictions between words and actions without judging',
        'Helps the coachee choose a small step and returns to it next time',
        'Refers the coachee to professional help at signs of illness or crisis',
      ],
      suggestedProjects: [
        'Coach two people for six sessions each, free of charge, with a written agreement, anonymous notes and a final evaluation',
      ],
    },
    {
      description: 'Coaches teams and leaders in tense situations and brings the hard cases to a supervisor.',
      requiredCapabilities: [
        'Says aloud what a team avoids and bears the tension that follows',
        'Notices personal triggers and taking sides, and works on both in supervision',
        'Contracts with sponsor and coachee so that the goals are open and the content stays confidential',
      ],
      suggestedProjects: [
        'Coach a volunteer board or project team through a real conflict over three months under supervision',
      ],
    },
    {
      description: 'Trains coaches and makes coaching part of how an organization leads.',
      requiredCapabilities: [
        'Assesses recorded sessions against the ICF or EMCC competencies and gives precise feedback',
        'Combines several schools of coaching and cites the evidence for each',
        'Sets rules of ethics, confidentiality and quality for human and AI-supported coaching',
      ],
      suggestedProjects: [
        'Build an eight-week course that teaches managers to coach, with practice and observation, and evaluate it after six months',
      ],
    },
  ],
  'Performance Management': [
    {
      description: 'Explains what goals, feedback, reviews and development each contribute to performance.',
      requiredCapabilities: [
        'Tells an outcome from an activity in a written goal',
        'Recognizes recency and halo effects in a sample review',
      ],
      suggestedProjects: ['Rewrite six vague goals so that two people would agree on whether each was met'],
    },
    {
      description: "Prepares self-reviews and material for reviews with a manager's guidance.",
      requiredCapabilities: [
        'Collects examples of work throughout the period, not in its last week',
        'Writes a self-review with results, evidence and one thing to improve',
      ],
      suggestedProjects: [
        'Keep a weekly log of results and lessons for two months and condense it into a one-page self-review',
      ],
    },
    {
      description: "Runs a team's goals, feedback and reviews fairly through a whole cycle.",
      requiredCapabilities: [
        "Sets goals within the employee's influence and changes them when circumstances do",
        'Tells a person plainly that results are insufficient, with examples and an offer of help',
        'Keeps talks about development apart from talks about pay',
      ],
      suggestedProjects: [
        'Run a quarter of goals, check-ins and a review in a volunteer team and ask its members what that changed',
      ],
    },
    {
      description: 'Handles underperformance, disputed ratings and calibration between teams.',
      requiredCapabilities: [
        'Leads a performance improvement plan with fair measures, real support and an honest end',
        'Moderates calibration by evidence against common expectations instead of a forced distribution',
        'Looks for causes in the role, the tools or the manager before blaming a person',
      ],
      suggestedProjects: [
        'Prepare and role-play a calibration meeting with six written profiles and examine its outcome for bias',
      ],
    },
    {
      description: "Designs an organization's performance system and answers for its effects.",
      requiredCapabilities: [
        'Decides on evidence and trials whether ratings, bonuses or team goals help',
        'Checks ratings for bias by gender, age, part-time work and location and acts on what shows',
        'Trains managers until feedback no longer waits for the yearly review',
      ],
      suggestedProjects: [
        "Compare a company's published performance system with research and design a successor with a pilot, measures and a legal check",
      ],
    },
  ],
}
