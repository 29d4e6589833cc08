import type { MentorKind } from '../mentor-kind.ts'

export const skillsLearningKinds: readonly MentorKind[] = [
  {
    id: 'skills.how',
    asking: 'how to learn {skill}',
    needs: ['skill'],
    examples: [
      'how do I learn Kubernetes',
      'best way to learn SQL',
      'how should I go about learning Terraform',
      'how to get good at javascript',
      'teach me how to approach machine learning',
      "what's the smartest way to study Linux",
      'I want to get Git into my head, method?',
      'how can I practice Python without a job',
      'where would you start with AWS to really understand it',
      'how did good people learn regex',
      'how to master TypeScript',
      'I need to pick up Docker fast, what should my approach be',
      'how do u learn react properly',
      'what is a good way to practise stakeholder management',
      'learning path for networking basics?',
      'How do I teach myself data modeling',
      'strategy to learn Spark at home without a cluster',
      'how to study system design by my own',
      'i want to understand oauth, how should I tackle it',
      'can you learn incident response from books or how',
      'how can someone learn CI/CD when alone',
      'books, videos or projects for C#?',
      'tips for learnig bash',
      'I read about Kafka but nothing sticks, how to learn it right',
      'exercises for getting fluent in Pandas',
      'what order should I study the parts of Azure in',
      'how do I go from knowing about Ansible to being able to use it',
      "walk me through how you'd learn Terraform if you had to",
      'any method for getting comfortable with Linux command line',
      'how do I get from reading about GraphQL to using it',
      'what does good practice for algorithms look like',
      'show me a way to learn Spring without drowning',
      "I've the docs of Prometheus open and no idea how to go about it",
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          'Learn {skill} by making something with it from the first week on, with just enough reading to get unstuck.',
          "For {skill}, I'd do one short introduction, one small project of your own, and then the same project again from memory.",
          'The way into {skill} is narrow and practical: a tiny working example, then changes to it that you predict before you run them.',
        ],
      },
      {
        place: 'lead',
        texts: [
          'Read a little, build a little, break it, repair it, explain it to somebody. Anything you only watch fades fast.',
          'Choose one source and one small project, and let the project decide what you read next.',
          "Pick something you'd like to exist, make the crudest version of it, and learn whatever stands between you and the next version.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'It takes {skillHours} to reach a working level, so plan in weeks and not in weekends.',
          'Set aside {skillHours} of real practice for it.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "Your record puts you here: {skillLevel}. Start right above that and skip what's below.",
          "You're not at the beginning, since your record says {skillLevel}.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "It's easier to learn along with what it touches: {skillRelated}.",
          'Its neighbors are {skillRelated}, and anything you know there gives you something to hold on to.',
        ],
      },
      {
        place: 'reason',
        texts: [
          "Things you look up the moment you need them stick, because they have somewhere to go. Things collected for later don't.",
          "The gap between understanding a video and doing it alone is where the learning is. It feels like failing and it's the useful part.",
          "Anybody can follow along. What a job needs is that you know what to do when the screen shows something the tutorial didn't.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Try this rhythm: read for half an hour on Monday, build without looking on Wednesday, and on Saturday fix what didn't work and write down why.",
          "Spend a third of your time on material and two thirds on doing. If it's the other way around, close the video.",
          "After each session write three lines: what you wanted, what happened, what you'd try next. It's dull, and far more of it sticks.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Take on one real nuisance for the project: a list at work, a photo folder, a neighborhood club's page, a broken report. Real mess teaches what exercises leave out.",
          'Build something so small that it embarrasses you, and finish it, including the readme and the ugly edge cases. Then make the second one.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Read the official guide once your first project runs. It'll make sense by then, and you may be the only one in the room who's read it.",
          'Go and read what others have made with it: open a public project, change one thing, and see whether you can predict the effect.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'For a course, {course1} on {course1Platform} is my first choice; do its exercises before you watch the solution.',
          'If you like structure, use {course1} ({course1Platform}, {course1Cost}), and pause at each step to guess the next one.',
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          'At work, ask for the ticket nobody wants in that area and pair with whoever knows it for the first hour. A week of that is worth a month at home.',
          "Learn it on a real problem your team has, and present what you found in ten minutes. You'll learn the most the evening before.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "Use an AI assistant to explain your error, never to write the solution you haven't tried. Otherwise the assistant gets the practice and you don't.",
          "Don't collect sources. Three courses on one topic is the same as none.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Tonight: get the smallest possible example running, and then break it on purpose.',
          'Begin today with forty minutes and one question you want answered by the end. Write the question down first.',
        ],
      },
      {
        place: 'ask',
        texts: [
          "What would you like to make with it, even if it's tiny?",
          'How do you learn best: someone explaining, reading, or poking at it until it gives in?',
        ],
      },
    ],
    actions: [
      'How long does it take?',
      'Which course should I take?',
      'How do I prove I can do it?',
      'I keep forgetting what I learn',
    ],
    opens: ['learning-path'],
  },
  {
    id: 'skills.how-long',
    asking: 'how long it takes to learn {skill}',
    needs: ['skill'],
    examples: [
      'how long does it take to learn SQL',
      'how many hours for Python basics',
      'can I learn Kubernetes in a month',
      'time needed to get good at React',
      'how long to get to job level in Java',
      'is two weeks enough for Git',
      'how many weeks should Docker take me',
      'whats a realistic time to learn AWS',
      "I've got one month for typescript, enough?",
      'learn javascript in 30 days, possible or marketing',
      'how much time did people need for machine learning',
      'duration to master Power BI',
      'how long for excel to advanced level',
      'would 40 hours get me anywhere with Terraform',
      'how quickly could a java dev pick up Kotlin',
      'how long does Linux take if you study an hour a day',
      'how many month to learn c++ properly',
      'Is a weekend sufficient to grasp regex?',
      'when will I stop being bad at css',
      'how long does it takes for learning data structures',
      'time investment for learning Ansible',
      'been learning Python for 4 months, how much longer',
      'interview in 3 weeks, can I get Spring Boot up by then',
      'hours required for Tableau',
      "am I slow, I've spent 6 weeks on html",
      'how long is the learning curve of Snowflake',
      'rough estimate to get productive in Go',
      'when could I call myself decent at Kubernetes if I start now',
      'is half a year of SQL overkill',
      'how many evenings for HTML and CSS',
      'does it take years to be good at Rust',
      'what is normal time for a beginner to finish with Java fundamentals',
      'need Selenium for my new project in May, enough time?',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "You're not slow. Estimates on the internet are made by people who've forgotten what it was like, and they leave out everything that didn't work on the first evening.",
          'It always takes longer than the brochure says, for everyone. Count hours of real practice, not weeks since you began.',
        ],
      },
      {
        place: 'lead',
        texts: [
          'For {skill}, figure on {skillHours} to a working level, meaning you can do small tasks alone and look up the rest.',
          'A working knowledge of {skill} takes {skillHours}; mastery comes from a year or two of using it on the job.',
          "I'd budget {skillHours} for {skill}. By then small tasks should work without help, and the rest comes with use.",
        ],
      },
      {
        place: 'lead',
        texts: [
          'Using {skill} for small tasks takes weeks of regular practice; being good at it takes a job that makes you use it.',
          'Think of {skill} in three steps: days to follow an example, weeks to do a small thing alone, and many months until nothing surprises you.',
          'With {skill}, following examples is a matter of days, and doing simple things alone is a matter of weeks. Being sure of yourself comes with real work.',
        ],
      },
      {
        place: 'lead',
        texts: [
          'It depends on how far you want to go: following along takes days, small tasks alone take weeks, and being the one others ask takes years.',
          'Weeks for the useful core, if you practice several times a week; the long tail you learn on the job like everybody else.',
          'It comes down to what you need it for. Passing a first interview takes a season of steady evenings; running it in production takes somebody to learn from.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'Your plan has {hoursPerWeek} hours a week in it. Do the division, and add a third for the evenings when nothing works.',
          "You have {hoursPerWeek} hours a week in your plan, and that's what turns the hours into a date.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "You don't begin from zero here: {skillLevel}.",
          'Part of it is behind you, because your record says {skillLevel}.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'Knowing any of {skillRelated} shortens it noticeably.',
          "If you've met {skillRelated} before, knock something off the estimate.",
        ],
      },
      {
        place: 'reason',
        texts: [
          "Hours count and calendar weeks don't. Five short sessions a week beat one long Sunday, because you lose less between them.",
          'The first third feels fast, the middle feels like standing still, and then it clicks. Many people give up in the middle and think that was their limit.',
          "Language courses count vocabulary, but fluency is what you can do without looking. It's the same here, so measure by tasks.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Set yourself a test instead of a date: a task you'd like to do without help by the end of the month. If you can, you're done with that level.",
          'Decide what "learned" means to you before you begin. For a first job it\'s this: you can do a small ticket alone and explain what you did.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "If there's an interview on the calendar, go for the core only: the ten things used every day, said out loud, and one small project to talk about.",
          "Under time pressure, learn it from the job's side: take the posting, list the five tasks behind it, and practice just those.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Keep a tally of practice hours on paper for two weeks. It's usually fewer than it felt like.",
          'Speed comes from repetition. Build the same small thing three times from an empty folder, and time yourself for fun.',
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          'With your experience, subtract everything it shares with what you know, and start from the differences. A table of "where I used to do this, I now do that" gets you far in a day.',
          "For somebody already working in IT, the fastest way is a real task with a colleague who reviews it. You'll skip most of the wrong turns, and it's paid.",
        ],
      },
      {
        place: 'caution',
        texts: [
          'Be wary of any promise with a number of days in it. You can finish a course in a month; being useful with it is another matter.',
          "Don't wait for mastery before you apply. Employers hire the working level and expect the rest to grow.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Put the first two sessions in your calendar, and after the second one, judge the pace from what you did.',
          "Choose today the one small task that'll be your proof, and write it at the top of your notes.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'Do you need it for a certain date, or do you want to know whether it fits your plan?',
          'What should you be able to do with it in the end: pass an interview, do a project, or run it in production?',
        ],
      },
    ],
    actions: [
      'How do I learn it?',
      'Is it worth learning?',
      'What should I learn next?',
      'Can I speed up my plan?',
    ],
    opens: ['learning-path'],
  },
  {
    id: 'skills.stuck',
    asking: 'how to get out of tutorials and stop forgetting',
    needs: [],
    examples: [
      'stuck in tutorial hell',
      "I understand everything in the video but can't write a line alone",
      'I keep forgetting what I learned last week',
      "watched 60 hours of courses and still can't build anything",
      'open an empty editor and nothing comes',
      'been copying code for months, when will I get it',
      'how do I go from following along to doing it myself',
      "I learn something and 2 weeks later it's gone",
      'I just go from course to course',
      'feels like my brain is a sieve',
      'cant solve even simple exercises without peeking at the solution',
      "I've hit a wall with recursion and don't get past it",
      "I always need chatgpt to write the code, on my own I'm helpless",
      'stuck on the same topic since three weeks',
      'the more I learn the less I know',
      'everything is clear till I have to do it alone',
      'how do people remember all the syntax',
      'plateaued in Python, no progress for months',
      'i dont retain anything from books',
      'reached the end of the course and feel I know nothing',
      'do I have to memorize all the commands',
      'blank page problem in coding, how to overcome',
      'I can read code but not write it',
      'forgetting SQL joins every single time',
      'too many tutorials, zero projects',
      'my learning goes in circles, help me break out',
      "when the instructor does it, it's obvious. when I do it, nothing.",
      'my notes are full and my head is empty',
      "I can repeat what he typed but don't know why",
      'how can I get over this wall with async javascript',
      'been at it since january and still google how a for loop goes',
      'I just copy paste from stackoverflow, is this ever going to change',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "That sieve feeling is maddening, and it isn't your memory. Watching produces recognition, and you need recall; nobody told you they're different.",
          "It's discouraging to face an empty editor after all those hours. You've learned to recognize; now comes the part where you produce, and everyone's bad at it for a while.",
        ],
      },
      {
        place: 'lead',
        texts: [
          'The way out is to build something small and ugly with the videos closed, and to look things up one question at a time.',
          "Stop the courses for three weeks. Take a project so small it's nearly a joke, and don't open a tutorial unless you can name the question.",
          'You get out by changing the order: try first, fail, then read. The reading sticks because now it answers a question you had.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "You've done more than you think: {lastDone}.",
          'On record here: {lastDone}. Nobody did that for you.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'Your count of passed exercises here stands at {exercisesPassed}, and nobody typed the answers for you.',
          'Passed exercises on your account: {exercisesPassed}. The empty editor has lost before.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'A video takes every decision for you: the names, the order, what to leave out. Those decisions are the skill, so watching trains everything but that.',
          "Forgetting is how memory works for everyone. What you use three times in different weeks stays; what you've seen once, however well explained, goes.",
          "Professionals look up syntax all day. What they remember is what's possible and what to call it, and that's what to aim for.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Take the last tutorial project and rebuild it from an empty folder without the video. Where you get stuck, write the question down first and then look up just that.',
          "Do the remake: same project, no video, one change of your own. Then a second change. By the third it's your project.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Start each session by writing from memory what you did in the last one, badly and for five minutes. That small struggle is what makes it stay.',
          'Before you look at a solution, give it twenty-five honest minutes and write what you tried. Then read, close it, and do it again the next morning.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'When the page is blank, write in plain words what should happen, one line per step, and turn the lines into code one by one. The blank page is usually a missing plan.',
          "Cut the problem until it's laughable: first just print something, then read one line of the file, then ten. Progress comes from small runs.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'With an AI assistant, make a rule: it may explain and ask questions, but the code comes from your fingers. Otherwise you stay a spectator with a faster video.',
          'Ask the assistant for a hint or a smaller exercise, never for the answer. If it writes code for you, delete it and type your own.',
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "At work, take a tiny real ticket in the new area and ask for a review rather than for help. Knowing somebody will read it does what ten courses don't.",
          "Explain the topic to a colleague at the whiteboard on Friday. Whatever you stumble over is next week's study list.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "If one topic has held you for weeks, leave it. Use it as a black box, go on, and come back in a month; it's often easier from the other side.",
          'Beware the next course. Buying it will feel like progress for exactly one evening.',
        ],
      },
      {
        place: 'next',
        texts: [
          'Tonight: close every tab, open an empty file, and write from memory the smallest program you know. Then make it do one thing more.',
          'As a first step, with no video open: {nextStep}.',
        ],
      },
      {
        place: 'ask',
        texts: [
          "What's the last thing you made without someone showing you how?",
          "When do you reach for the solution: when it breaks, or before you've begun?",
        ],
      },
    ],
    actions: [
      'Give me a small project idea',
      'How do I learn it properly?',
      'Set up a weekly routine for me',
      'I have no motivation anymore',
    ],
    opens: ['learning-path'],
  },
  {
    id: 'skills.too-many',
    asking: 'what to do about an overwhelming list of skills',
    needs: [],
    examples: [
      "there's too much to learn",
      "the list of skills is endless, I'm overwhelmed",
      'every job ad wants 20 technologies',
      "I'll never learn all of this",
      'roadmap.sh gave me a panic attack',
      'how does anybody know all these tools',
      'do I really need everything on that list',
      'so many frameworks, my head explodes',
      'this is too much for one person',
      'looking at the devops roadmap and want to cry',
      'the requirements for a junior are insane',
      'how to cut the list to something a human can do',
      'it feels like for each thing I learn three new appear',
      "I don't know which of these 30 skills I can ignore",
      'overwelmed by everything a full stack developer must know',
      'can I skip some of the skills',
      'which skills on my path are optional',
      'technology changes faster than I can learn',
      'too many things at once, docker, k8s, terraform, aws, help',
      "my learning plan is so long I don't even open it",
      'is it true that you must master all before applying to data engineer',
      'I drown in topics',
      "where do I cut if I can't learn it all",
      'how many skills does one truly need for a first job',
      'scared by the amount of stuff in machine learning',
      'what can I leave out',
      'Git, Linux, Docker, AWS, Terraform, CI, Python, are they serious?',
      'I opened the backend roadmap and closed it again',
      'can one human know all that',
      'which three would you keep if you had to throw out the rest',
      'information overload, too many technologies everywhere',
      'it never ends, every week another framework to know',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "Of course it's too much, since that list was never meant for one person. Cross out everything but one line for this month, and you can breathe again.",
          'Looking at the whole mountain would make anyone want to go home. You only need the next turn.',
        ],
      },
      {
        place: 'lead',
        texts: [
          'Keep {gap1} and {gap2}, and put the rest out of sight for now; those two move you most toward {targetRole}.',
          "Out of that whole list I'd learn {gap1} now and {gap2} after it. Everything else can wait, and you needn't feel guilty about it.",
          "Two lines are enough for this quarter, {gap1} and {gap2}. I'd cover the rest of the list with a sheet of paper.",
        ],
      },
      {
        place: 'lead',
        texts: [
          'Nobody knows all of it. You need three or four skills well, a nodding acquaintance with a few more, and the nerve to say the rest is new to you.',
          'Cut it to three piles: what every posting names, what half of them name, and what one of them names. Learn the first, get to know the second, drop the third.',
          "No, you don't need the whole list. Most of it is one team's history written down as a requirement.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "You've already got {skillsHeldCount} required skills, so the list isn't as long as it looks.",
          'Part of it is done: you hold {skillsHeld}, and {skillsHeldCount} required skills in all.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "What's asked for most in {targetRole} postings is {topSkills}, and that's the pile that counts.",
          "If I had to shrink {targetRole} to three skills, I'd go by the postings: {topSkills}.",
        ],
      },
      {
        place: 'reason',
        texts: [
          'A job ad is a wish list from several people. Often two lines are essential, the rest is hope, and the person hired has half of it.',
          'Tools come in families. Once you know one member, the others take weeks rather than months, so a list of thirty is really much shorter.',
          "The people who seem to know everything know where to look. They've met each tool once, for a day, because a task demanded it.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Make a second list called "not now" and move things onto it by hand. A thing that\'s been put somewhere stops nagging.',
          'Take a sheet of paper and write three headings: now, later, never for me. The "now" column gets a single line.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Let a project do the cutting. Build one thing from start to end, and you'll see that it needs five of the thirty.",
          "Ask of each skill which task it's for. If you can't name a task you'd do with it in the first six months of the job, it goes.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Learn concepts before brands: version control, a database, a server, a way to deploy, a test. One tool for each is enough to start applying.',
          'Choose one tool per purpose and refuse the alternatives: one cloud, one language, one database. Depth in one reads better than five logos.',
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "For you it's a question of profile: two things you're known for and a working knowledge of what's around them. Nobody promotes a list.",
          "With your years, you can say openly what you don't know. Say what you know well and how you'd judge the rest, and you'll sound more senior, not less.",
        ],
      },
      {
        place: 'caution',
        texts: [
          'If the overwhelm comes from social media, unfollow for a month. Those people are paid in attention for making you feel behind.',
          'Leave the roadmap sites alone for a while; they show everything that exists, not what you need.',
        ],
      },
      {
        place: 'next',
        texts: [
          'Today, just this: {nextStep}. The rest of the list will wait.',
          "For now it's one thing: {nextStep}.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Cross three things off your list tonight, on paper, with a thick pen.',
          'Close every tab but one, and spend half an hour on that one.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Which three of them frighten you most? Those are often the ones you can drop.',
          'If you could only be good at two of them by summer, which would you take?',
        ],
      },
    ],
    actions: [
      'What should I learn next?',
      'Why this order?',
      'Am I ready to apply?',
      'What should I do today?',
    ],
    opens: ['learning-path'],
  },
  {
    id: 'skills.prove',
    asking: 'how to prove a level of skill',
    needs: [],
    examples: [
      'how do I prove my skills without work experience',
      'how can I show an employer that I really know SQL',
      'what counts as proof that I can do Python',
      'self-taught, why would anybody believe me',
      'is there a test to show my level in JavaScript',
      'I say advanced on my CV, how to back it up',
      'how do I get my AWS knowledge verified',
      'what evidence do hiring managers trust',
      'nobody believes I know Kubernetes because I learned it at home',
      'can I take a test here for my excel level',
      'how to demonstrate soft skills',
      'do recruiters believe a level that somebody just writes down',
      'they asked me to rate myself from 1 to 10 in Java',
      'how to convince that i am good in linux',
      'how can I make someone believe my C# level in five minutes',
      'how do I know what level I am in React',
      'beginner, intermediate or advanced, what am I',
      'which level should I put down for my skills',
      'show my data modeling ability to a company how',
      'what can I bring to an interview to demonstrate that I can test software',
      'is there any way to meassure my level',
      'my degree is in arts so I need other proof for coding',
      'how to assess my own git skills honestly',
      'I want to validate my skills before I apply',
      'how would a recruiter verify my terraform',
      'proof of knowledge for networking without cisco exam',
      "I know my stuff but I've no paper and no reference",
      'what would make you believe that a self-taught person knows docker',
      "how do I show I'm more than a beginner in Power BI",
      'is there some assessment to get my python level confirmed',
      "how would you test whether I'm really intermediate",
      'they want evidence for each skill in my application',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          'Show something that runs, and be able to explain each decision in it; for most interviewers that settles it.',
          "The strongest proof is a small finished piece of work plus ten calm minutes of talking about what you'd do differently.",
          'Prove it by what you did with it: a line with a result, a link that opens, and a story about something that went wrong.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'Skills assessed here so far: {assessed}. A tested level carries more weight in your profile than a claimed one.',
          'The number of your skills with a tested level here is {assessed}; the others rest on your word.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'Your record for {skill} reads {skillLevel}.',
          "Here's what can be shown for {skill} already: {skillLevel}.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "In your case I'd prove {skillsHeld} first, since that's what counts for {targetRole}.",
          "Begin with what's already on the list for {targetRole}: {skillsHeld}.",
        ],
      },
      {
        place: 'reason',
        texts: [
          'Interviewers distrust adjectives and trust details. "Advanced SQL" says nothing; the report that took an hour and now takes a minute can be asked about.',
          "Anyone can copy a project today, so trust comes from the conversation: why this table, why not that tool, what broke. That can't be copied.",
          'Course certificates show you sat through it. Proctored exams show a bit more. Work that someone used shows the most.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "For each skill you claim, prepare one sentence in three parts: what was there, what you did with it, what was different afterward. If you can't, lower the claim.",
          "Put two projects in front, not nine. For each, a readme with what it does, how to run it, what you'd change and what you left out on purpose.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Rate yourself by tasks. A beginner needs the steps written down, an intermediate handles a normal ticket alone, and an advanced person is the one others ask, who also knows when not to use it.',
          "If asked for a number out of ten, answer with a boundary: what you do without looking it up, what you've done once, what you've never touched.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Get a stranger to use your work: a club, a shop, a colleague. "Twelve people use it every week" beats any badge.',
          'Ask somebody who does the job to review an hour of your work, and fix what they find. "Reviewed by" is a line you can stand behind.',
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          'Your proof is often in the job itself: the incident you solved, the cost you cut, the thing you introduced. Write down the before and after while you still have access to the numbers.',
          "Collect witnesses: two people who've seen you use the skill and would say so. One phone call to them can settle a lot of doubt.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Take the assessment of the skill here, and where it shows a weak spot, do the exercises for it before you write the level on your resume.',
          'Test yourself in the profile first. Better to meet a gap here than in front of a manager.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't claim a level you couldn't defend for five minutes. Once one bluff is exposed, they'll doubt the true lines too.",
          "For soft skills there's no certificate worth having. What works is a story in which you changed how something went between people.",
        ],
      },
      {
        place: 'next',
        texts: [
          "Take the skill you're proudest of and write its three-part sentence tonight.",
          "Choose one project and write its readme as if the reader had four minutes, because that's what they have.",
        ],
      },
      {
        place: 'ask',
        texts: [
          "Which skill do you fear they'd doubt most?",
          'Is there something you made that somebody besides you has used?',
        ],
      },
    ],
    actions: [
      'Which skills count already?',
      'Do I need a portfolio?',
      'Is a certification worth it?',
      'Help me write a resume line',
    ],
    opens: ['profile', 'learning-path'],
  },
]
