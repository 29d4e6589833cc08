import { advice } from './advice.ts'
import { engineeringYears } from './engineering-years.ts'
import type { RoleProfile } from './role-profile.ts'

export const softwareEngineerProfile: RoleProfile = {
  role: 'Software Engineer',
  summary:
    'A software engineer turns a need into a program that keeps working: you find out what it must do, design it, write and test it, and look after it once people depend on it. The title covers everything from web services to embedded systems, so the language and the business change from one employer to the next while the craft stays much the same.',
  workingWeek: [
    'Talk a vague request through with a product manager or user until you both know what finished looks like',
    'Trace how the existing system behaves before you touch it; you read far more code than you write',
    'Write a change small enough to review in one sitting, together with the tests that prove it',
    "Review your teammates' pull requests and answer the comments on your own",
    'Follow a bug from a report or a log line back to its cause',
    'Merge, watch the release go out, and check that it does in production what it did on your machine',
    'Break upcoming work into pieces you can deliver one by one, and say roughly how big they are',
    "Write down a design or a decision so the next person doesn't have to ask",
  ],
  ladder: [
    {
      level: 'Junior',
      title: 'Junior Software Engineer',
      years: engineeringYears.junior,
      expects: [
        'Finish a well-described task with tests, following the patterns the code already uses',
        "Say you're stuck while there's still time to help",
        'Use the debugger, logs and version history before you guess',
        'Learn from review comments, so nobody has to make the same one twice',
      ],
      sources: ['DROPBOX', 'FT', 'DRASNER'],
    },
    {
      level: 'Mid-level',
      title: 'Software Engineer',
      years: engineeringYears.midLevel,
      expects: [
        'Carry a feature with a clear goal from design through rollout on your own',
        "Give estimates that usually hold, and raise the alarm early when one won't",
        'Find the cause of a hard bug without being pointed to the file',
        'Leave reviews that find real problems and explain them kindly',
      ],
      sources: ['DROPBOX', 'FT', 'SIGNALS37'],
    },
    {
      level: 'Senior',
      title: 'Senior Software Engineer',
      years: engineeringYears.senior,
      expects: [
        'Take an unclear problem, find out what is really needed and propose a solution people can argue with',
        'Break a project of months into steps that others can pick up',
        'Design for load, failure and the person who maintains it after you',
        'Lead the response when something you know well breaks badly',
        'Make two or three people around you noticeably better',
      ],
      sources: ['DROPBOX', 'FT', 'DRASNER', 'SIGNALS37'],
    },
    {
      level: 'Staff',
      title: 'Staff Software Engineer',
      years: engineeringYears.staff,
      expects: [
        'Deliver outcomes that depend on several teams, none of which reports to you',
        "Spend more of the week multiplying other people's work than on your own code",
        'Choose which technical problems are worth solving this year, and defend leaving the rest',
        'Write the design documents other teams plan around',
      ],
      sources: ['DROPBOX', 'DRASNER'],
    },
    {
      level: 'Principal',
      title: 'Principal Software Engineer',
      years: engineeringYears.principal,
      expects: [
        'Set the technical direction of a large part of the company together with its directors',
        'See a risk that spans the organization before it costs money',
        'Settle the arguments that would otherwise go in circles, and be trusted to be fair about it',
      ],
      sources: ['DROPBOX', 'DRASNER', 'SIGNALS37'],
    },
  ],
  managementBranch:
    'After Senior you can stay on the engineering track or lead people. The usual test is a stint as technical lead of one project. If the one-on-ones and the planning give you energy, look at engineering management; if you miss the code, the Staff track pays comparably at many companies.',
  recommendations: {
    transitioner: [
      advice(
        'Pick one language and stick with it for your first year. Python or Java is the safe choice because more of the counted postings name them than any other language, and a second language comes quickly once you know the first one well.',
        'POSTINGS',
      ),
      advice(
        "Build one small program for a problem from your old job, such as a shift planner or an inventory counter, and let a former colleague use it. An interviewer can question you about a real user's complaints; nobody can question you about a tutorial.",
      ),
      advice(
        'Learn Git by working the way teams do: a branch for each change, a message that says why, a pull request even when you are the only reviewer. Your commit history is often the first thing a technical reader opens.',
      ),
      advice(
        'Practice the two-pointer, hash map and tree questions until you can talk while solving them. Many employers still screen juniors this way, and it is the part of the interview where silence counts against you most.',
      ),
      advice(
        "Fix a documentation mistake or a small labeled bug in an open-source project you use. It proves you can find your way around code you didn't write, which is most of what you'll do in your first months.",
      ),
      advice(
        'Apply for associate, junior and apprentice openings, and also for software support or test automation jobs at companies that promote from there. The side doors have shorter lines.',
      ),
    ],
    professional: [
      advice(
        'Collect three stories in which your design decision changed a number somebody cared about: cost, latency, support tickets, release time. Senior interviews are won on the decision and what it cost, not on the list of technologies.',
      ),
      advice(
        "Ask your manager for a project that crosses into another team's code. Published ladders tie the steps from senior upward to influence outside your own team.",
        'DROPBOX',
        'FT',
      ),
      advice(
        "Own a painful part of the system for a year, such as the build, the billing code or the flaky tests, and publish before-and-after figures internally. It's visible, nobody competes for it, and it's remembered at review time.",
      ),
      advice(
        "Read one published career ladder and mark each line with evidence or a blank, then take the blanks to your next one-on-one. It's easier for a manager to find you work that fills a gap than to answer a vague question about promotion.",
        'LADDER_EL',
        'DROPBOX',
      ),
      advice(
        'Put in writing how you check code that an assistant produced: which tests, which review, what you never hand off. Most developers use AI tools or plan to, and far fewer trust the output, so interviewers ask.',
        'SO25_AI',
      ),
      advice(
        'Go deep in one thing below your usual layer, such as query plans, the memory model or TCP, and teach it to your team. General skill gets you to senior; the person everyone asks when things get strange goes further.',
      ),
    ],
  },
  roleNotes: {
    trends: [
      advice(
        "Code has become cheaper to produce, so judging what to build, and whether it's right, makes up more of the job. Reviewing takes more care, too, because much of the code under review wasn't typed by its author.",
      ),
      advice(
        'Generalist postings name fewer single frameworks than web postings do, and more fundamentals: a language, data, cloud, APIs.',
        'POSTINGS',
      ),
    ],
    opportunities: [
      advice(
        'No other role here touches as many industries: insurers, hospitals, carmakers and governments hire the same craft as software companies, so knowledge of the field you come from counts.',
      ),
      advice(
        "It's the base camp for most other roles here. Engineers move into data, infrastructure, security and machine learning without starting over.",
      ),
      advice(
        'Old, important systems in Java, C# and SQL always need people, and fewer applicants want them. The teams that maintain them often interview on reading code rather than on puzzles.',
      ),
    ],
    challenges: [
      advice(
        'The title says little: of two openings with the same name, one wants a C++ systems programmer and the other a Python web developer. Read the stack before you tailor anything.',
      ),
      advice(
        'Small, well-specified tickets used to be how juniors learned, and they are the tasks most easily handed to an AI assistant. You have to show that you can judge the result.',
      ),
    ],
  },
}
