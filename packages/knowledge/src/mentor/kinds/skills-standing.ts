import type { MentorKind } from '../mentor-kind.ts'

export const skillsStandingKinds: readonly MentorKind[] = [
  {
    id: 'skills.explain',
    asking: 'what {skill} is and why it matters',
    needs: ['skill'],
    examples: [
      'what is Kubernetes',
      'what is Docker used for',
      "explain CI/CD to me like I'm five",
      'can you tell me what an API is',
      'what does Terraform do',
      'why is Git so important',
      'why do they all want Linux',
      "what's data modeling",
      'in simple words, what is machine learning',
      'what is meant by observability',
      'whats airflow and why would a data engineer need it',
      'define microservices please',
      'I keep seeing GraphQL in job ads, what is it',
      'what do people do with Kafka',
      'why does everyone talk about TypeScript',
      'what the heck is SRE error budget',
      'stakeholder management meaning?',
      'what is agile actually',
      'what is SQL good for',
      'no idea what infrastructure as code means',
      'explain react for a non technical person',
      'Tell me what is cloud computing and why it matters',
      'what does ETL stand for and why should I care',
      "i saw 'dbt' in a posting, what is that thing",
      'why would anyone need Spark',
      'could you explain me what is OAuth',
      'what role does Python play in security',
      "what's the point of unit tests",
      'meaning of REST please',
      'what is a container, in plain words',
      "someone at work said we need observability. what's that and why",
      "what's Spark, and is it the email app",
      'Can you explain what Jira is for',
      'in the interview they asked about idempotency, what is this',
      'what do they mean by version control',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          "{skill} is {skillShare} for {role} ({skillShareSource}), so it's a word you'll need. Its levels here show best what it is, from the first task a beginner does with it to what an expert decides.",
          "You'll keep running into {skill}, since it's {skillShare} for {role} ({skillShareSource}). Its levels here say in plain tasks what people do with it at each stage.",
          "Worth knowing, that one: {skill} is {skillShare} for {role} ({skillShareSource}). Read its first level here, since the tasks in it say what it's for better than a definition would.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "The quickest way to grasp {skill} is through the tasks people do with it. If it's on your learning path, its levels list those, and the first level is the definition you're after.",
          "For {skill} I'd go by tasks rather than by a definition: its levels say what a beginner does with it, what a professional does, and what an expert decides.",
          "If {skill} is on your learning path, read its levels there from bottom to top. Two minutes of that tell you what it's for and how deep it goes.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "With any word like that, ask three things: what goes in, what comes out, and what people did before it existed. The third answer explains why it's wanted.",
          'Behind every one of these words is a chore that hurt somebody. Find the chore, and the word explains itself.',
          "Come at it from the need: somebody had a tedious or risky job, and this is what they built so they wouldn't have to do it by hand.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "It's easiest to place next to its neighbors: {skillRelated}.",
          "In daily work you'll find it alongside {skillRelated}.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'Getting to a working level with it takes {skillHours}.',
          'If you decide to learn it, plan on {skillHours}.',
        ],
      },
      {
        place: 'fact',
        texts: ['On record for you: {skillLevel}.', "Your record says you've met it before: {skillLevel}."],
      },
      {
        place: 'fact',
        texts: [
          'To put it in context, {role} postings ask most for {topSkills}.',
          'For orientation, the skills {role} postings name most are {topSkills}.',
        ],
      },
      {
        place: 'reason',
        texts: [
          "Once a tool is standard on teams, not knowing it costs everyone around you time, and that's why ads name it even where you'd rarely touch it.",
          "Words like this land in postings because some team had a bad week without the thing. It's rarely just fashion.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Read the first page of its official documentation, only the part titled overview or introduction, and then try to say it in one sentence to somebody at home.',
          "Look up one short talk or diagram that shows it in use, then write two sentences in your own words: what it does, and when you wouldn't use it.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Sort it with four questions: what goes in, what comes out, who on the team would miss it on Monday, and what they did before it existed.',
          "Ask somebody who works with it what broke the last time it wasn't there. After that answer you won't forget what it's for.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Try the smallest example. Half an hour of hands-on time beats any explanation, mine included.',
          "Play with it for thirty minutes. You won't be able to do anything yet, but the word will have stopped being fog.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "In interviews at your level they rarely ask what it is. They ask when you wouldn't use it, so learn its limits and its costs along with it.",
          "Ask the person at work who runs it what they'd do differently if they set it up again. You'll get the real introduction.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "You don't need to know it deeply to apply. Knowing what it's for and saying you haven't run it yourself is an honest and acceptable answer.",
          'Beware of learning only the vocabulary. Two follow-up questions, and it shows.',
        ],
      },
      {
        place: 'next',
        texts: [
          'Write your own one-sentence explanation tonight and check it against the documentation. If it holds up, you know what it is.',
          'Find it in one posting and ask yourself which part of that job it belongs to.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Where did you come across it: in a posting, in a course, or at work?',
          'Do you want to know enough to talk about it, or to be able to use it?',
        ],
      },
    ],
    actions: [
      'Is it worth learning?',
      'How do I learn it?',
      'How long does it take?',
      'What does the role do all day?',
    ],
    opens: ['learning-path', 'career-analytics'],
  },
  {
    id: 'skills.have',
    asking: 'which of your skills already count',
    needs: ['role'],
    examples: [
      'which of my skills count already',
      'what do I have going for me',
      'which skills do I already have for data scientist',
      "show me what I'm good at",
      'how many of the requirements do I meet',
      'what can I already tick off for devops',
      'do my excel skills count for something',
      'which strengths of mine matter to a backend team',
      'does my SQL from the bank count as a real skill',
      "what's on the plus side for me",
      'I use Jira daily, is that a skill i can count',
      'my technical skills so far, enough for what?',
      'do linux skills from my homelab count',
      "what have I got that they're asking for",
      'list my existing skills for product manager',
      'where am I already strong',
      'what percent of the role do I cover',
      'does wordpress experience count as web development',
      'which of what I know is relevant to cloud engineer',
      'do VBA macros count as programming',
      'i built a website for my club, does it count as html and css knowledge',
      'what do I already bring technically',
      'how close is my skillset to full stack developer',
      'tell me the good part, what do I have',
      'which skills can i claim honestly',
      'are the things from my course already counting as skill',
      'the skills I own today, are they any use for security engineer',
      'is there anything on the list I can already do',
      'give me credit for what I know: where do I stand on skills',
      'how much of backend do I cover with what I learned so far',
      'what are my strong cards for a cloud job',
      'does my access database from 2009 count as database experience',
      'which of my abilities are recognised for the role',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "Let's look at the good side for once, since it's easy to forget while you're staring at gaps. There's more there than a tired evening lets you see.",
          "You're probably counting only what you learned in courses. Things you do at work without thinking count as well, and often count more.",
        ],
      },
      {
        place: 'lead',
        tone: 'up',
        texts: [
          "You've got reason to feel good about it: for {role} you already hold {skillsHeld}.",
          "Let's write it down while you feel like it, because confident days make honest lists: everything you've produced that somebody used counts.",
        ],
      },
      {
        place: 'lead',
        texts: [
          'For {role}, this already counts: {skillsHeld}. In all, you hold {skillsHeldCount} required skills.',
          'You already bring {skillsHeld} to {role}, and {skillsHeldCount} required skills altogether.',
          'What you have in your favor for {role} is {skillsHeld}, with {skillsHeldCount} required skills in total.',
        ],
      },
      {
        place: 'lead',
        texts: [
          'Anything you could do tomorrow without instructions counts, wherever you learned it; work, home and clubs are all fine.',
          "A skill counts if you've produced something with it that another person used. By that measure you may well have more than you list.",
          "Start with what you've done for others, since a skill somebody relied on counts for more than one you have a certificate for.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'Add to that what you bring from your time as a {currentTitle}: {transferable}.',
          'Beyond tools, your work as a {currentTitle} gives you this: {transferable}.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "{role} postings name {topSkills} most often, so whichever of these you've got belongs at the top of your resume.",
          'The most wanted for {role} are {topSkills}; check first whether you can claim any of them.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "If you're wondering what to check off next, it's {gap1}.",
          'The next one to add to those is {gap1}.',
        ],
      },
      {
        place: 'reason',
        texts: [
          "Employers mostly don't care where you learned a skill. They care whether you can do the task on a Wednesday with nobody next to you.",
          "What you do without effort feels like nothing to you. To the team that lacks it, it's the reason to call you.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Go through your last month at work day by day and write down every tool you touched and every mess you sorted out. Then add them to your profile; most people find a few they'd left out.",
          "Ask two colleagues what they'd come to you for. You'll hear at least one skill you never thought of as one.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Spreadsheets with lookups, macros or pivot tables are a first step into data work; say what the sheet did and for whom, rather than "Excel."',
          "Small things count if you name them by result: the club page with the booking form, the macro that saves an hour each Friday, the home server that's been running for a year.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Sort them into three rows: used at work, used for yourself, seen in a course. Put the first row on top, the second with a link, and the third only if the posting asks for it.',
          "For each one, note the hardest thing you've done with it. That line decides what level you can claim.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "With your years, add the skills that don't have a logo: estimating, handing over, saying no to scope, calming an outage. Senior postings are full of them under other names.",
          "You're probably underreporting. Look at what you decided, not only at what you used.",
        ],
      },
      {
        place: 'caution',
        texts: [
          'A skill you last used five years ago counts as a head start, not as a skill. Refresh it for a weekend before you list it.',
          "Count honestly, because an interviewer's second question goes one level below whatever you claim.",
        ],
      },
      {
        place: 'next',
        texts: [
          "Add one skill to your profile today that you've left out because it seemed too ordinary.",
          'Take the assessment in your strongest one, so it shows as tested and not just as claimed.',
        ],
      },
      {
        place: 'ask',
        texts: [
          "Is there something you do at work every week that isn't on your list here?",
          'Which of them would you be glad to be asked about?',
        ],
      },
    ],
    actions: [
      "What's missing for the role?",
      'How do I prove my level?',
      'What carries over from my old job?',
      'What should I learn next?',
    ],
    opens: ['profile', 'career-path'],
  },
  {
    id: 'skills.soft',
    asking: 'which soft skills count in IT and how to build them',
    needs: [],
    examples: [
      'which soft skills do I need in tech',
      'are communication skills important for developers',
      "I'm technically good but people say I'm hard to work with",
      'how do I get better at communicating with business people',
      'how to improve my presentation skills as an engineer',
      'do programmers even need people skills',
      'everyone says soft skills matter, what does it mean concretely',
      'how can I learn to explain technical stuff simply',
      'my feedback says I should work on collaboration',
      'how to train empathy and listening at work',
      'how do i become better at time management as a dev',
      'I ramble when I explain things, how do I fix it',
      'teamwork skills for a remote data engineer',
      'which human skills will matter for product managers',
      "I'm a people person, is that of value in IT",
      'how do I show soft skills on a resume without cliches',
      'how to get better in writing emails and docs',
      'problem solving as a skill, how does one practice it',
      'critical thinking, how to get better',
      'my english teacher background means strong communication, does tech care',
      "my boss says i need more 'executive presence', what is that",
      'do soft skils beat hard skills',
      'how do engineers learn negotiation and conflict handling',
      'being organised and reliable, how does one learn that',
      'how do I learn to really listen to users',
      'emotional intelligence in tech, overrated?',
      "what does 'good communicator' mean when a tech company writes it",
      "I get told I'm too blunt in code reviews",
      'how do engineers learn to explain risk to managers',
      'my weakness is listening, how do I train it',
      'do I need charisma to be a product manager',
      'people skills for techies, where to start',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "Feedback like that stings, because it sounds like it's about you as a person. Usually it's about two or three habits, and habits can be changed.",
          "If somebody's told you that you're hard to work with, it hurts. Often it means people don't know where you stand until too late, and that's fixable.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "Four of them decide most careers in IT: writing clearly, asking early, saying what you'll do and doing it, and explaining technical things to people who aren't technical.",
          "In IT the soft skill that pays most is plain: people know what you're doing, when it'll be done, and what's in the way, without having to ask.",
          "They matter more than beginners think and less than posters say: below a technical minimum they won't save you; above it they often decide who's hired and who's promoted.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'From your work as a {currentTitle}, you may have more than you list: {transferable}.',
          'Your time as a {currentTitle} has trained some of it already, and this carries over: {transferable}.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'Projects seldom fail on technology. Somebody knew in March and said it in June.',
          'A team spends a good part of its day reading what others wrote. A person who writes a clear ticket makes everyone else faster, and people notice.',
          "The further you go, the less you type. From senior upward your results go through other people's hands.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Choose one habit for a month. My first one would be this: at the end of each day write three lines to whoever depends on you, what's done, what's next, what's stuck.",
          'Ask for help after forty stuck minutes, with what you wanted, what you tried and what you saw. That single habit makes you pleasant to work with.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'For explaining, practice the one-minute version: what it is, why it matters to them, what you need from them. Then stop talking and wait for the question.',
          'Put the answer first and the reasons after. If you ramble, write the first sentence down before you speak; the rest will follow it.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Write your messages as if the reader had one minute and three other windows open: what you need, by when, and the background last.',
          "For writing, send every important email through one pass: cut the first paragraph, and put the request on top. It's nearly always better for it.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "When there's conflict, say back what you heard before you answer, even if it feels silly. A surprising number of arguments end right there.",
          'Replace "no" with a choice: "I can do this by Thursday if the other thing moves to Monday; which do you prefer?" It\'s how you set limits without a fight.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'On a resume, don\'t name the trait, show what you did: "trained six new colleagues on the ticket system" instead of "strong communicator."',
          "For interviews, prepare one story for each: a disagreement, a mistake you owned, something you explained to a layperson. Adjectives don't count.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "If it came up in a review, ask your manager for two recent moments when you could have done better, and what they'd have liked to see. Vague feedback can't be practiced.",
          'Ask a colleague you trust to signal you in meetings when you lose people. A month of that beats any seminar.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't try to become somebody else. Quiet, direct or dry people do well in IT as long as others can rely on them and read them.",
          'Courses on this help little by themselves. You build it in real situations, on purpose, with someone telling you how you came across.',
        ],
      },
      {
        place: 'next',
        texts: [
          'Send one message today that begins with the request and has no more than four lines.',
          "In the next meeting say one thing in the first five minutes, even if it's a question.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'Is this something you noticed yourself, or something somebody told you?',
          "Where does it go wrong most: writing, meetings, or when there's a disagreement?",
        ],
      },
    ],
    actions: [
      'How do I answer behavioral questions?',
      'I have trouble speaking up',
      'I have a conflict with my manager',
      'How do I become a lead?',
    ],
    opens: ['career-story', 'interview-prep'],
  },
  {
    id: 'skills.ai',
    asking: 'AI: whether it replaces the work, and how to learn to use it',
    needs: [],
    examples: [
      'will AI replace programmers',
      'is it still worth learning to code with chatgpt around',
      'are junior developers obsolete because of AI',
      'should I learn prompt engineering',
      'how do I use AI tools at work as a developer',
      'will my job as a tester be automated away',
      'what AI skills do employers want',
      'is copilot cheating while I learn',
      'AI writes better code than me, why bother',
      'is data science dying because of LLMs',
      'which jobs in IT are safe from artificial intelligence',
      'my boss says we need fewer people due to AI',
      'do I have to learn LLMs and RAG to stay employable',
      'scared that when I finish learning, AI has taken all the jobs',
      'how to stay relevant with all this AI',
      'will devops be replaced by agents',
      'Should beginners use ChatGPT for learning Python?',
      "what's left for humans in software in 10 years",
      'is the ai hype going to kill entry level positions',
      'how do I get into AI engineering',
      'i let AI do all my code at work and now I feel dumb',
      'do companies ask for AI experience in interviews',
      'vibe coding, do I still need real programming',
      'everyone around me says choose another field because of ai',
      'how can i learn to work with ai tools the right way',
      'could artifical intelligence make frontend devs unnecessary',
      'learn machine learning or just learn to use AI?',
      "my nephew built an app with AI in one evening, what's the point of me learning",
      'do I have to be afraid of agents as a junior tester',
      'how do seniors use copilot without getting sloppy',
      'is prompt writing a real job',
      'which parts of data engineering will the machines take first',
      'company wants everyone to use AI now, how do I get good at it',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "It's hard to study with the thought that it may all be for nothing. Nobody honest can give you certainty here, but the work has always moved toward what can't be dictated, and you can move with it.",
          "That fear is everywhere right now, including among people with twenty years in the field. Let's look at what shifts rather than at headlines.",
        ],
      },
      {
        place: 'lead',
        texts: [
          'So far it replaces tasks more than people: routine code and text get cheap, while deciding what to build, checking it and keeping it running get more important.',
          "Learning to code is still worth it, because somebody has to know whether what the machine wrote is right, and it's hard to judge what you couldn't have written.",
          "I don't expect the work to disappear, but the beginner's chores are shrinking, so you need to show judgment earlier than people had to before.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "Here's the projection for {role}: {growth} over the decade ({growthSource}). Projections can be wrong, but they're calmer than headlines.",
          'For {role}, official projections put growth at {growth} over the decade ({growthSource}), and nobody can say how well that foresaw AI.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'The skills employers still name most for {role} are {topSkills}.',
          "Look at what's asked for in {role} today: {topSkills}. Any AI tool gets used on top of that.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'About first jobs, you should know this: {entryNote}.',
          'The pressure shows most at entry level: {entryNote}.',
        ],
      },
      {
        place: 'reason',
        texts: [
          "The slow part of software was never the typing. It's finding out what people mean, living with what's already there, and being answerable when it fails.",
          'In the past, when building software got cheaper, people asked for more of it. What changed was which part of the work was scarce.',
          "A confident wrong answer is the tool's typical failure. The person who catches it on the second line is worth more than before.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Use it like a tutor: let it explain, quiz you and review your code, and write the code yourself for the first year. Otherwise an interview without it leaves you with nothing to stand on.',
          "Set a rule for studying: first your try, then its comments, then your second version. If it writes first, you've practiced reading.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'For work, learn four things: giving it the right context, breaking the task down, checking what comes out with tests, and knowing what should never be pasted into it.',
          'Take a real chore each week and do it once by hand and once with an assistant. Write down where it was wrong; that list is your expertise.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'If AI appeals to you as a field, begin by building something around a ready model: search over documents, sorting emails, evaluating answers. Evaluating is the part few people do well.',
          "You don't have to train models to work in AI. Most jobs there are data, interfaces, tests and operations around a model somebody else trained.",
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          "Put one project on your resume where you used it and can say what you accepted, what you threw away and why. That answers the question before it's asked.",
          "As a beginner, go for the parts where there's somebody to talk to or something to be responsible for: data quality, security, supporting business users, keeping systems running.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "Become the person on your team who knows what it's good for there, with numbers from two weeks of trying. That seat is often empty.",
          'With your experience you stand to gain the most from it, since you can judge its work quickly. Spend what you save on design, reviews and the people you work for.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't choose or drop a career on a ten-year forecast. Choose what you can learn in the next year and what carries over whatever happens.",
          "Check your employer's rules before you paste code or data into anything. That mistake can cost you the job, and it's easily avoided.",
          "Prompting alone isn't a profession. It's a habit on top of a skill, and without the skill there's nothing to check against.",
        ],
      },
      {
        place: 'next',
        texts: [
          "Take one thing you've built, ask an assistant to review it, and decide for each remark whether it's right. It's an hour well spent.",
          'This week do one exercise entirely without help, simply to know where you stand.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Is it worry about the future, or would you like to work with it better now?',
          "Which part of your work do you think it could do tomorrow, and which part couldn't it?",
        ],
      },
    ],
    actions: [
      "What's the future of the role?",
      'Which skills are in demand?',
      'Is the market full of juniors?',
      'What should I learn next?',
    ],
    opens: ['career-analytics', 'learning-path'],
  },
  {
    id: 'skills.outdated',
    asking: 'how to catch up after falling behind in the field',
    needs: [],
    examples: [
      'my skills are outdated',
      "I've been on the same legacy stack for 12 years, how to get current",
      "everybody uses cloud and I'm still on-prem",
      'fell behind technologically, where do I start catching up',
      'how do I modernize my profile as a senior java developer',
      'I only know jQuery and PHP 5',
      '20 years of mainframe, am I a dinosaur',
      "younger colleagues talk about things I've never heard of",
      'was a manager for 8 years and my coding is rusty',
      'my knowledge stopped in 2012',
      'how can a dba of old school become relevant again',
      'coming from VB6 and Delphi, what would be the nearest modern thing',
      "I don't keep up with tech anymore",
      'after 6 years in one company my stack is worth nothing outside',
      'the job ads for my own role look foreign to me',
      'relearn development after years in project management',
      "afraid I've become obsolete",
      'how do I get from manual testing to something modern',
      'my company uses ancient tools so I learn nothing current',
      'been doing SharePoint since forever, is there a way out',
      'rusty developer, refresh plan?',
      'getting back up to speed after a decade of maintainance work',
      'sysadmin of the old times, everything is kubernetes now, what to do',
      "haven't touched modern javascript since angular 1",
      "how to stay up to date when the job doesn't teach you",
      'i feel like my experience has an expiration date',
      'my whole cv is soap services and oracle forms',
      'the last new thing I learned was svn',
      'coming back to code after years of powerpoint',
      'I feel like everybody overtook me technically',
      'is there hope for a cobol person',
      'want to bring my .net framework 4 knowledge into this decade',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "Sitting in your own field and not recognizing the ads is a nasty feeling. Your tools have aged; what you know about systems and people hasn't.",
          "You're not a dinosaur. You were busy keeping something alive while others tried new things, and that's easier to make up than the other way around.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          "You're catching up on one layer, not on a career: pick the modern counterpart of what you do and learn it against what you know, starting with {gap1}.",
          'For somebody with your years the quickest way back is {gap1}, since you already understand everything around it in its older form.',
          "I'd go for {gap1} as the bridge. You know the old way of doing it, so you'll learn the new one by its differences.",
        ],
      },
      {
        place: 'lead',
        texts: [
          'Choose one bridge rather than a whole new world: the modern tool that does what your old one does. With your background, the basics are more likely weeks than years.',
          'You catch up by translating. Deployment, storage, queues, access rights: all of it existed before under other names, and you know how it breaks.',
          'Falling behind in tools is common and repairable; pick one current technology next to your strength and get one real thing running with it.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'You bring {yearsWorked} of experience, and employers still ask for {skillsHeld}.',
          'With {yearsWorked} behind you and {skillsHeld} in hand, the base is sound.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "For {targetRole}, postings name {topSkills} most; compare that with your daily tools, and you've got your list.",
          "What's current for {targetRole} can be read off the postings: {topSkills}.",
        ],
      },
      {
        place: 'reason',
        texts: [
          "Fundamentals age slowly. Networks, transactions, debugging, reading other people's code: a newcomer needs years to learn what you do without noticing.",
          'Companies are full of half-finished migrations, and the rarest person there is one who understands both sides of the bridge.',
          "The feeling is worse than the gap, because you're comparing your one stack with everybody else's highlights added together.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Find the migration: somebody in your company, or a company like it, is moving your old system to something newer. Volunteer, because there your old knowledge is your ticket in.',
          "Propose one small modern piece at work that risks nothing: an automated build, a container for the test system, a report in the cloud. Then you've done it for real.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Take something from your own old system and rebuild a corner of it with the current tool, on a free account. You know the domain, so only the tool is new.',
          "Write a table with two columns, how we did it and how it's done now, and fill a row a week by trying it. After ten rows you'll have something to say in an interview.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'After that, keep up cheaply: one release-notes page, one good newsletter, one hour on Friday to try something. Reading everything is how people give up.',
          "Follow three people who do your work at companies a step ahead and try one of their ideas each month. That's enough to stay current.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "On the resume, put what you solved above what you solved it with, and list old versions without numbers. Then let one recent project show that you've moved.",
          "In interviews say it plainly: these tools are new to me, here's what I built with them last month, and here's what I know about running such systems at three in the morning.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't start over as a junior. A missing year in one tool shouldn't cost you ten years of standing.",
          "There are well-paid corners for old technology. If you like yours, being one of the last who know it is a legitimate plan, as long as you know how long it'll last.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Take the first step on the new side today: {nextStep}.',
          'Open with something small this week: {nextStep}.',
        ],
      },
      {
        place: 'next',
        texts: [
          "Read five postings for your own job title tonight and underline what you'd have to look up. A couple of words will come up again and again.",
          'Set up a free account or a container tonight and get something you know well running on it.',
        ],
      },
      {
        place: 'ask',
        texts: [
          "What does your team use that's closest to current, and could you get your hands on it?",
          'Do you want to get current in your own role, or is it a chance to change direction?',
        ],
      },
    ],
    actions: [
      "What's missing for the role?",
      'What should I learn next?',
      'Am I underpaid?',
      'Am I too old?',
    ],
    opens: ['learning-path', 'career-analytics'],
  },
]
