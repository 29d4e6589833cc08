import type { MentorKind } from '../mentor-kind.ts'

export const skillsChoiceKinds: readonly MentorKind[] = [
  {
    id: 'skills.next',
    asking: 'what to learn next',
    needs: ['role'],
    examples: [
      'what should I learn next',
      'finished SQL, what now',
      'which skill comes after python',
      'I know html and css, where do I go from here',
      'next thing to study for devops engineer?',
      'what would you have me pick up now',
      "I've got the basics of Linux down, what follows",
      "what's the best next skill for my goal",
      'tell me one thing to learn this month',
      'after react, what to learn?',
      'which tool shoud I tackle next',
      'I have 2 free months, what to learn for the biggest effect',
      'done with the javascript course, recommend the next topic',
      'my next skill to reach data engineer',
      'git is fine now, next please',
      'should the next one be Docker or something else',
      'which skill would bring me closest to machine learning engineer right now',
      'I passed the networking part, what to study now',
      'what do I add to my toolbox',
      "kinda done with beginner stuff, what's the next level",
      'give me a subject to dig into next',
      'as a backend dev with 5 years what should I be learning now',
      'what skill should I invest my time in',
      'comfortable with excel and power bi, what comes then',
      'next topic pls',
      'I can write unit tests now. What is the next thing to learn for me?',
      'I know Java, which skill is the next in line',
      'alright, docker is in the bag, what now?',
      'which of the open skills gives the best return for me',
      'pandas done. next?',
      'what should come after spring boot in my case',
      "what's the most valuable thing I could add to my profile this quarter",
      "I've some spare evenings in October, which topic would you put there",
    ],
    reply: [
      {
        place: 'lead',
        tone: 'up',
        texts: [
          "Good, this is the moment to keep going. Take {gap1}, and add it to something you've already built.",
          "Keep that rhythm: {gap1} comes next, starting from the project you've already got.",
          'Then keep going while you feel like it. Take the neighbor of what you learned last: whatever would let a stranger use your project.',
        ],
      },
      {
        place: 'lead',
        texts: [
          "Next is {gap1}. Of everything {role} requires that you don't have yet, it carries the most weight.",
          "I'd take {gap1} now, and only {gap1}, until you've made something with it.",
          '{gap1} comes next for {role}; {gap2} follows it.',
        ],
      },
      {
        place: 'lead',
        texts: [
          'Learn what your last skill is missing. If you can query data, learn to move it; if you can build a page, learn to put it online; if you can script, learn to test.',
          'Take the skill that lets you finish something end to end. The next thing to learn is whatever stops your present project from being usable by a stranger.',
          "Look at your last project and ask why a stranger couldn't use it yet. The answer is usually the name of your next skill.",
        ],
      },
      {
        place: 'fact',
        texts: ['The reason that one comes first: {gapWhy}.', 'Behind that choice is this: {gapWhy}.'],
      },
      {
        place: 'fact',
        texts: [
          "After it you'd have {gap2} and {gap3} left among the heavy ones; today you hold {skillsHeldCount} required skills.",
          'For {role} you hold {skillsHeldCount} required skills, and of those still open {gap1}, {gap2} and {gap3} weigh the most.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "What {role} postings name most: {topSkills}. If one of those is missing, that's your next one.",
          'Check yourself against {topSkills}, because postings for {role} ask for these first.',
        ],
      },
      {
        place: 'reason',
        texts: [
          "One skill at a time sounds slow and isn't. Two half-known tools can't be put on a resume; one you can use in an interview can.",
          'A new skill sticks when it hangs on something you know, so the best next one is a neighbor of what you used last week.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Start by breaking something with it: a small exercise on the first evening, before the second video. Your mistakes will tell you what to read.',
          "Give it three weeks and one small product at the end, something you could show in two minutes. Then move on even if it isn't perfect.",
          "Use it inside a project you've already got rather than in a fresh toy. That's how skills start to add up instead of sitting side by side.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "If you'd like a course, {course1} on {course1Platform} is where I'd begin, and I'd do half of each lesson by hand.",
          'For material take {course1} ({course1Platform}, {course1Cost}), and stop watching as soon as you can keep going on your own.',
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "With your years, pick what your next job asks for and your present one doesn't teach. Anything your team uses anyway, you'll learn by osmosis.",
          "At your stage I'd choose depth over another tool: the skill colleagues will come to you for is worth more than a fifth one you've touched.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't start it if the last one has no finished piece of work to its name. What you learn and never use is gone within months.",
          "Watch for the pull of whatever's in the news. If it isn't named in the postings you want, it can wait.",
        ],
      },
      {
        place: 'next',
        texts: ['For today: {nextStep}.', 'A first small step is to {nextStep}.'],
      },
      {
        place: 'next',
        texts: [
          'Give it forty minutes tonight: install it or open it, and get the smallest example to run.',
          "Write down what you'd like to have built with it in three weeks. That sentence will choose your lessons for you.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'Is there a project lying around that this could go into?',
          "Would you rather close the biggest gap or first finish what you've started?",
        ],
      },
    ],
    actions: [
      'Why that one?',
      'How long will it take to learn?',
      'Which course should I take?',
      "What's missing for the role?",
      'What should I do this week?',
    ],
    opens: ['learning-path'],
  },
  {
    id: 'skills.missing',
    asking: 'which skills you still lack for {role}',
    needs: ['role'],
    examples: [
      'what skills am I missing for data engineer',
      'show me my skill gap',
      'what do I lack to become a product manager',
      "which requirements don't I fulfill yet",
      "compare my resume with a devops job, what's not there",
      'gaps for security engineer?',
      "what's still missing",
      'where am I weak compared to what employers want',
      'How far off am I from the requirements of a cloud engineer?',
      "which boxes don't I tick for site reliability engineer",
      'I know python and sql, what else does a data scientist need',
      'tell me my biggest gaps',
      'what would stop me from being hired as backend developer',
      'skills i dont have yet for machine learning',
      'What am I missing for solutions architect after 10 years as a developer?',
      "what do frontend jobs require that I can't do",
      'whats the diffrence between my skills and the job description',
      'which hole in my profile matters most',
      'do I have holes in my knowledge for full stack',
      'analyze my gap to technical lead',
      'what else besides javascript do they expect for mobile developer',
      'the requirements list minus what I can do, please',
      'is there something important I overlooked for engineering manager',
      'missing skills list',
      'what do i need to have that i dont have',
      'where do I fall short for SRE roles',
      'How complete is my skill set for technical project manager?',
      "what do they want that I haven't got",
      'hold my profile against a backend job and tell me the holes',
      'how many skills away am I from cloud engineer',
      "which of the must-haves can't I claim",
      "why wouldn't they take me as data scientist, skill-wise",
      'is my profile complete for product manager or is something lacking',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          'A list of gaps always looks worse than it is, since nobody on the other side has them all. The one that really holds you back from {role} is {gap1}.',
          "It's a shorter list than it feels. For {role}, look at {gap1} first and let the others wait.",
        ],
      },
      {
        place: 'lead',
        texts: [
          'The heaviest gaps on your way to {role} are {gap1}, {gap2} and {gap3}, in that order.',
          "What's missing most for {role} is {gap1}; {gap2} comes behind it, and then {gap3}.",
          'Three things stand between you and a solid application for {role}: {gap1}, {gap2} and {gap3}.',
        ],
      },
      {
        place: 'lead',
        texts: [
          'For {role}, the gap that weighs most is {gap1}.',
          "If you could close only one gap toward {role}, I'd make it {gap1}; the rest weighs less.",
          "What they'd notice first in an application for {role} is that {gap1} isn't there yet.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "I can only name your gaps once I know what you hold, so put your skills or your resume into your profile, and I'll compare them with the role.",
          "Without your skills on record I'd be guessing. Take three postings, mark green what you could do tomorrow and red what you couldn't; the red that appears three times is your gap.",
          "Your profile doesn't tell me enough yet to name them. Add what you can do, and set the role you want, and you'll get a list in order of weight.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'On the other side of the ledger, you hold {skillsHeldCount} required skills, including {skillsHeld}.',
          "Don't overlook what's there: {skillsHeld}, and {skillsHeldCount} required skills in all.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'What postings for {role} name most is {topSkills}, so weigh your gaps against those.',
          'The skills employers most often want in a {role} are {topSkills}.',
        ],
      },
      {
        place: 'reason',
        texts: ['Why the first is first: {gapWhy}.', 'I put {gap1} on top for a reason: {gapWhy}.'],
      },
      {
        place: 'reason',
        texts: [
          'A requirements list is a wish list written by three people. Often three or four items are real, and the rest is what the last person in the job happened to know.',
          "Gaps aren't equal. Some are a weekend, some are a season, and some you'll only close on the job, and no sensible employer expects otherwise.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Close the first one to the point where you could do a small task with it unaided, then apply, even with the second one open.',
          'Take {gap1} to the level of one finished example, get a nodding acquaintance with {gap2}, and leave {gap3} for the job itself.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "For each gap write one honest sentence for an interview: what you know, what you've tried, how you'd get the rest. Named calmly, a gap costs you little.",
          'Mark each gap as tool or as concept. Tools you can pick up in the first weeks of a job; concepts are what interviews test, so learn those now.',
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "In your case, watch for the gap that isn't a tool: having owned something, decided something, or explained a cost. Those are what senior postings mean between the lines.",
          "At your stage, check whether the gap is in the skill or in the proof. Often you've done it for years and no line of the resume says so.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't wait until the list is empty. People who meet every requirement are often overqualified for that job.",
          "I only see what's written in your profile. If something you can do is listed as missing, add it, and the picture changes.",
        ],
      },
      {
        place: 'next',
        texts: ['Start on the first today: {nextStep}.', 'To make a dent in it now: {nextStep}.'],
      },
      {
        place: 'next',
        texts: [
          "Take one posting you'd really want and go through it with a pencil: can do, could learn in a month, don't know what it means.",
          'Check your profile for skills you use without thinking; people forget half of them.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Is there one on that list you can do, but never wrote down?',
          'Which of these would you least like to be asked about tomorrow?',
        ],
      },
    ],
    actions: [
      'Why is that first?',
      'Am I ready to apply?',
      'How do I prove a skill?',
      "How long until I'm ready?",
    ],
    opens: ['career-path', 'learning-path'],
  },
  {
    id: 'skills.worth',
    asking: 'whether {skill} is worth learning',
    needs: ['skill'],
    examples: [
      'is it worth learning Rust',
      'should I bother with jQuery',
      'is PHP dead or still worth it',
      'does learning Scala pay off',
      'is Kubernetes overkill for a junior',
      'would Power BI be a waste of my time',
      'is learning assembly useful for anything',
      'should i learn graphql or skip it',
      'is Angular still relevant in this day',
      'does it make sense to study COBOL',
      'worth the effort: Terraform?',
      'is Hadoop outdated',
      'do I really need Airflow for data jobs',
      'is C++ worth the pain',
      'not sure if Ansible is still a thing',
      'is blockchain worth to learn',
      'will knowing Jenkins help me get hired',
      'anyone still hiring for Ruby on Rails?',
      'does Snowflake have a future',
      'is spending 3 months on Spark a good investment',
      'do employers care about Docker at all',
      'is excel macro / VBA knowlege still usefull',
      'should a frontend dev care about SEO',
      'is Scrum worth learning properly or just buzzword',
      "what's the value of Tableau on a resume",
      'would Figma be of any use for a developer',
      'is perl a dead end',
      'would you invest time in Svelte today',
      'is learning Elixir career suicide or a niche',
      'does anyone still need XML and SOAP',
      'should I put effort into Bash or is it old stuff',
      'is Scratch or low-code like Power Apps taken seriously',
      'colleague says Pulumi is a waste, agree?',
      'what would I gain from knowing Redis',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          "For {role}, {skill} is {skillShare} ({skillShareSource}), so I'd let that decide how much of your time it gets.",
          "Look at how often it's wanted: {skill} is {skillShare} for {role} ({skillShareSource}).",
          'Judge by this figure, not by the buzz: for {role}, {skill} is {skillShare} ({skillShareSource}).',
        ],
      },
      {
        place: 'lead',
        texts: [
          "{skill} is worth learning if it turns up in the postings you'd apply to, or in a project you can't finish without it; otherwise it can wait.",
          "It depends on one thing: whether the jobs you want name {skill}. Check ten of them, and if it's in three or more, it's worth your evenings.",
          "Ask who'd pay you for {skill} within a year. If you can name an employer or a project, learn it; if you can't, leave it for a slow month.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "Worth it if the jobs you want name it, or if your project needs it this month. If neither, leave it and don't feel bad about it.",
          'A skill pays off in one of two ways: an employer asks for it, or it makes you better at what they ask for. If it does neither, skip it.',
          "Count before you commit: ten postings you'd answer, and how many of them name it. Three or more, and it's worth a season.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'To get it to a usable level, figure on {skillHours}.',
          'The price of a working knowledge of it is {skillHours} of real practice.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'Your record for {skill} so far: {skillLevel}.',
          "Here's where your profile puts you with {skill}: {skillLevel}.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "It doesn't stand alone, either: learning {skill} makes {skillRelated} easier.",
          'Its neighbors are {skillRelated}, so part of the effort counts several times.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "Your heaviest gap toward {targetRole} is {gap1}. If that's the one you mean, you have your answer; if it isn't, ask why this should jump ahead of it.",
          "Toward {targetRole} it's {gap1} that weighs most today, and anything else needs a good reason to go ahead of it.",
        ],
      },
      {
        place: 'reason',
        texts: [
          "Old doesn't mean worthless, and new doesn't mean wanted. Plenty of dull technologies pay well because they run things that can't be turned off and few people volunteer.",
          'Hype lives in articles; demand lives in postings. The two can be years apart, in either direction.',
          "Concepts outlast tools. If what you learn underneath carries over to the tool's rivals, you don't lose much.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Give it a trial of one weekend with one tiny project. After that you'll know what it's for, and often that's enough to talk about it in an interview.",
          'Search your local postings for it twice: alone, and together with your role. The second number is the one that counts for you.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Ask two people who have the job you want when they last used it. Last week means learn it; two years ago means know what it is.',
          'If it\'s only ever listed under "nice to have," learn to explain it in three sentences and put your hours elsewhere.',
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "For you the question is whether it makes you rarer. A tool everybody on the team knows adds little; one that nobody wants to touch can make you the person they can't do without.",
          'At your level, ask what {skill} lets you decide, not only what it lets you do. If the answer is nothing, let a junior have the fun.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "Be careful about learning it just because you like learning. It's a pleasant reason, and it has delayed a lot of applications.",
          'One caution about niche skills: the jobs are fewer and often in few places, so check where they are before you commit.',
        ],
      },
      {
        place: 'next',
        texts: [
          "Spend fifteen minutes today counting it in ten postings you'd apply to. Then you don't have to take my word for it.",
          'Before you start, finish this sentence: with this I could build, fix or get … If nothing comes, leave it.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'What made you think of it: a posting, a project, or people talking about it?',
          'Would it go in place of something on your path, or on top of it?',
        ],
      },
    ],
    actions: [
      'How long does it take to learn?',
      'What should I learn next?',
      'Which skills are in demand?',
      'How do I learn it?',
    ],
    opens: ['learning-path', 'career-analytics'],
  },
  {
    id: 'skills.two',
    asking: 'which of two skills to choose, {skill} or {secondSkill}',
    needs: ['skill', 'secondSkill'],
    examples: [
      'AWS or Azure, which one',
      'react vs vue',
      'difference between Docker and Kubernetes',
      'Power BI or Tableau for getting a job',
      'PostgreSQL or MySQL?',
      'should I go with Angular or React',
      'java vs c# for backend jobs',
      'Terraform compared with Ansible',
      "what's better to know, Airflow or dbt",
      'Flutter or React Native for mobile',
      'pytorch or tensorflow in 2025',
      "I'm torn between Go and Rust",
      'jira or asana doesnt matter right?',
      'REST vs GraphQL which should I learn well',
      'is typescript better than javascript',
      'kafka against rabbitmq, learn which',
      'google cloud or aws for a small town job market',
      'scrum or kanban knowledge, what do employers want more',
      'Spark or Snowflake first',
      'node or django',
      'I can only learn one: Jenkins or GitHub Actions',
      'Swift vs Kotlin',
      'MongoDB or sql databases which are more useful',
      'spring boot or .net for someone in banking',
      'whats more valuable cypress or playwright',
      'Compare Prometheus with Datadog for me',
      'selenium or manual test design, choose for me',
      'Go or Python for cloud tooling',
      'which is more employable, Vue.js or Svelte',
      'express or fastapi, what would you go for',
      'GitLab CI versus Jenkins, which do companies prefer',
      'my boss lets me choose between a Snowflake and a Databricks training',
      'oracle db or postgres, which knowledge brings more',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          'Between {skill} and {secondSkill}, take the one your target postings name more often; for {role}, {skill} is {skillShare} ({skillShareSource}).',
          'For {role}, {skill} is {skillShare} ({skillShareSource}); see how {secondSkill} compares before you choose.',
          "A look at the postings helps here, since {skill} is {skillShare} for {role} ({skillShareSource}). If {secondSkill} is named less near you, the matter's settled.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "Choose between {skill} and {secondSkill} by your local postings, and if they're even, by what the people around you use, since help nearby is worth more than any feature.",
          "If I had to decide tonight between {skill} and {secondSkill}, I'd count both in ten postings for {targetRole} and go with the winner without looking back.",
          'For getting hired, the choice between {skill} and {secondSkill} often matters less than knowing one of them properly.',
        ],
      },
      {
        place: 'lead',
        texts: [
          "Take the one that's in more of the postings you'd apply to; on a tie, take the one you could use at work or in a project this month.",
          'The honest answer is the one your next employer runs. Count both in ten postings near you, and the matter is mostly settled.',
          'Choose the one that somebody near you already uses. Having a person to ask is worth more than any difference between the two.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'You already have something to build on. Your record for {skill}: {skillLevel}.',
          "One of them isn't new to you. For {skill} your record says {skillLevel}.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'For a sense of the effort: {skill} takes {skillHours} to a working level.',
          'Getting {skill} to a usable level means {skillHours} of practice.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'Rivals in one field share most of their ideas. If you know one well, you can usually be productive in the other within weeks, and interviewers know that.',
          'When two tools fight over the same job, the concepts are the investment and the syntax is small change. The concepts come with you.',
          "Sometimes it isn't a rivalry at all: the two do different jobs and end up in one system. Check that first, since then it's only a question of order.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Build the same tiny thing in both, one evening each. Keep the one whose error messages you can stand.',
          "Decide once, write down the date, and don't reopen the question for three months. Endless comparing tends to cost more than a wrong choice.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Look at what the companies you'd like to work for run; their engineering blogs and job ads give it away in a line or two.",
          "Ask somebody in your target job which of the two they'd rather a new colleague knew. Take that over any comparison on the internet.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "On your resume, list the one you know and name the other as familiar once you've done its tutorial. Most people reading it will accept that.",
          "If the posting asks for the other one, apply anyway and say in a sentence what you've built with its rival and what you'd expect to be different.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          'With your experience, weigh what each would let you run in production at your present job. Real use beats a home project by a wide margin.',
          "Look at where each one leads: which of the two opens jobs you couldn't get today?",
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't learn both at the same time. They blur, and in an interview you may give the answer that belongs to the other.",
          "Benchmarks and fan comparisons won't help you here; none of them were made for someone who wants to be hired.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Count the two in ten postings tonight and put the loser on a list called "later."',
          'Do the official starter tutorial of one of them this week, and only then look at the other.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Is either of them used where you work, or by somebody you could ask?',
          "Do you need it for a posting you've seen, or are you choosing ahead of time?",
        ],
      },
    ],
    actions: [
      'How long does it take to learn?',
      'What should I learn next?',
      "What's asked for most in postings?",
      'Tell me about the second one',
    ],
    opens: ['learning-path', 'career-analytics'],
  },
  {
    id: 'skills.first-language',
    asking: 'which programming language to learn first',
    needs: [],
    examples: [
      'which programming language should I learn first',
      'what language should a complete beginner start with',
      'python or javascript as a first language',
      'easiest language to begin coding with',
      'is Java too hard as first language',
      'what do I start coding in if I want to be a data engineer',
      'best starter programming language for web',
      'i never programmed, which language to pick',
      'Should my very first language be C like the professors say',
      'first programing language for cybersecurity?',
      'which coding language opens the most doors for newbies',
      'my son says start with Lua, my colleague says Python, what now',
      'for a total newbie: go, rust or python',
      'what language to learn first to get a job quickest',
      'is it a mistake to start with javascript',
      'beginner here, what language makes sense for automating office work',
      'what would you teach your own kid as the first language',
      'if I could only know one language, which one to begin',
      'does it matter which language I start with',
      'first language for someone who wants to build phone apps',
      'they teach C# at my evening school, is that ok as a start',
      "I want to learn to code but Python, Java, Ruby, I'm lost with which one to begin",
      'choose a starting language for me',
      'whats a good begginer language for devops',
      'do I learn html first or a real language',
      'is scratch a silly start for an adult',
      'what do absolute beginners code in nowadays',
      "which language won't make me cry in week one",
      'I want to write my first program ever, in what',
      'to start programming as a 40 year old, Python, Java or something else',
      'is Swift a reasonable thing to begin programming with',
      'first coding language recommendation for a future tester',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          'For {targetRole}, begin with the language its postings name; the most asked-for skills there are {topSkills}.',
          'Your target settles it: {targetRole} postings ask most for {topSkills}, so start with the language on that list, if there is one.',
          'Let {targetRole} decide it, since employers there name {topSkills} most; whichever of these is a programming language comes first.',
        ],
      },
      {
        place: 'lead',
        texts: [
          "Python, unless you want to build things people see in a browser; then JavaScript. For phone apps, move to Kotlin or Swift once you've got the basics.",
          "Take Python for data, automation, cloud and security, and JavaScript for the web. If you're still undecided, take Python and stop reading comparisons.",
          "For most beginners it's Python or JavaScript, and the choice between them is the choice between data and tools on one side and web pages on the other.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "You've got some ground under your feet already: {skillsHeld}.",
          "Since you already hold {skillsHeld}, some of the ideas won't be new.",
        ],
      },
      {
        place: 'reason',
        texts: [
          'The first language teaches you to think in steps, names and repetitions. That part carries over to every other one, so the choice is far less final than it looks.',
          'A first language should be forgiving. You want quick results, readable errors and a lot of beginners who asked your question before you.',
          "The second language takes a fraction of the time of the first, because by then it's mostly the spelling that changes.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Choose by what you'd like to make in week three: a small web page, a script that renames your photos, a chart of your spending. Wanting it is what gets you through week two.",
          'Pick a nuisance from your own life, such as a list you copy by hand every Friday, and let the language be the one that solves it most easily.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Learn five things and stop reading: variables, conditions, loops, functions, lists. Then write twenty tiny programs with only those.',
          "Type every example yourself, change one thing, guess what will happen, and run it. It's slow, and it's how most people really learn.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Use the simplest setup there is, in the browser if you must, because installing tools can discourage a beginner faster than any loop.',
          'If your school or a friend already offers one language, take that one. A patient person next to you outweighs every argument about languages.',
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "If you're in IT already, take the language your systems are scripted in. You'll have real tasks for it on Monday.",
          'No language yet after years in IT? Start where you could automate your own chores, with Python or the shell, and let the job supply the exercises.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't change languages in the first three months. People who do end up back at variables, convinced they're bad at it.",
          "HTML and CSS are fine to start with for the web, but they don't teach you programming as such; plan on JavaScript right after them.",
          "Languages such as C, C++ or Rust teach you how the machine works, and they make a hard beginning harder. They're better as a second or third.",
        ],
      },
      {
        place: 'next',
        texts: [
          "Tonight, open a free online editor in that language and make it print your name ten times. That's a loop, and you've begun.",
          'Write three lines of it today, whatever they do, before you watch any video about it.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'What would you like to be able to build or automate first?',
          'Do you see yourself closer to web pages, to data, or to machines running in the background?',
        ],
      },
    ],
    actions: [
      'How do I learn Python?',
      'How long does it take to learn JavaScript?',
      'Which role fits me?',
      'What should I do this week?',
    ],
    opens: ['learning-path'],
  },
]
