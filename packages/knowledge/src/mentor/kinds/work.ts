import type { MentorKind } from '../mentor-kind.ts'

export const workKinds: readonly MentorKind[] = [
  {
    id: 'work.burnout',
    asking: 'how to deal with burnout or exhaustion from work',
    needs: [],
    examples: [
      "i think i'm burned out",
      "how do I know if it's burnout or just tired",
      "I can't open my laptop without feeling sick",
      'exhausted every day, even after the weekend',
      'burnt out as a developer after 6 years',
      'I dread mondays so much',
      'am I allowed to slow down, I have nothing left',
      'work has eaten me up',
      'how to recover from burnout while still working',
      'should I take a leave because of burnout',
      "i'm crying after work almost every day",
      'used to love coding now i feel nothing',
      'I am at the end of my strength with the on-call',
      'burn out twice in three years, is IT wrong for me?',
      'the job drains me completely',
      'no energy left for anything after work',
      'i cant switch off in the evening, thinking about tickets all night',
      'How do people survive this stress in IT',
      'nursing has burned me out and I want IT to be the way out',
      'tired tired tired of everything at work',
      'my body says stop but the deadlines dont',
      'I feel empty and cynical about my job',
      "How to tell my boss that I'm burning out",
      'studying after a full shift is wrecking me',
      'I became very tired from work, I have no forces',
      'I snap at everyone lately and sleep badly since the project started',
      'feeling numb at work for months now',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "That sounds like more than a hard week, and I'm glad you say it out loud. Before any career question, the first job is getting load off you.",
          "I'm sorry, that's a miserable place to work from. Take it seriously now, while you can still choose what to drop.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "Tired gets better with a free weekend, burnout doesn't. If rest has stopped working for weeks, treat it as an injury: less load first, plans second.",
          "Don't decide anything large in this state. Get the load down, see a doctor if sleep or body are affected, and think about the career when you can feel something again.",
          'The thing that helps is taking something off, not adding a technique. One meeting, one duty, one evening, named and removed this week.',
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          'If the old job has burned you out, be careful not to carry the pattern into the change: a full shift and then three hours of study is the same fire with another name.',
          'Wanting out is a fine reason to move, and a bad fuel to move on. Recover a little first, and learn in small pieces meanwhile.',
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          "In IT it's often not the hours but the never being off: on-call, chat, half-finished things. So the lever is an edge to the day, before a smaller total.",
          "Long-time engineers rarely burn out on technology. It's caring about something they can't influence, so find out which thing that is for you.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'Your plan here stands at {hoursPerWeek} hours a week. Halve it for a month; a path that takes longer is still a path, and the setting is yours to change.',
          "You've told me {limit}. Let that count for your recovery as well, and not only for the study plan.",
        ],
      },
      {
        place: 'reason',
        texts: [
          "Burnout comes from a long mismatch: much responsibility, little say, and no recovery in between. That's why a vacation alone fixes it for about a week.",
          "It hits the conscientious. People who don't care go home at five, and that isn't a weakness of yours but it needs a fence.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Make two lists: what drains and what feeds, by the hour and not by the job. Often three recurring things make up most of the drain, and one of them can be moved.',
          'Talk to your manager about load, not about feelings, if you don\'t trust them: "I can carry these three; which of the other four should stop?" It gets an answer where "I can\'t go on" gets sympathy.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Put an edge on the evening: work apps off the private phone, a fixed last look, a walk before the front door. It's small and it's the first thing that recovers sleep.",
          "Use what exists: sick leave, vacation days, a company counselor, an on-call swap. People save these up for a worse moment that's already here.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "A change of team helps if it's the people, a change of job if it's the place, a break if it's you. Find out which before you hand in your notice.",
          'Tell one person at home and one at work how it is. Burnout lives on your looking fine.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "When sleep, appetite or joy have been gone for weeks, or it gets dark in your head, see a doctor soon. That's not for a career tool to judge, and it's treatable.",
          'Running to a new job with an empty tank is tempting, and probation is a bad place to recover. If you can afford weeks between, take them.',
        ],
      },
      {
        place: 'next',
        texts: [
          "Cancel or hand over one thing today, just one, and don't fill the hole.",
          "Tonight write down the last day that felt good at work and what was different. It's a better clue than any list of symptoms.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'How long has it been like this, and does a free weekend still help?',
          'If one thing at work could stop tomorrow, which would make the most difference?',
        ],
      },
    ],
    actions: [
      'I have too much work',
      'My manager is a problem',
      'Should I quit my job?',
      'How do I learn beside a full job?',
    ],
    opens: ['learning-path', 'settings'],
  },
  {
    id: 'work.manager',
    asking: 'how to deal with a conflict with your manager',
    needs: [],
    examples: [
      'my manager is terrible',
      "I don't get along with my boss",
      'my boss takes credit for my work',
      'micromanager, how do I handle it',
      'manager never gives me feedback',
      'my boss criticizes me in front of everyone',
      'How do I talk to my manager about a problem between us',
      'team lead ignores my ideas',
      'boss contacts me at night and weekends',
      "my manager doesn't understand technology and makes wrong decisions",
      'conflict with my supervisor, should I go to HR',
      'my manager plays favorites',
      'he promised me things and never delivers',
      'how to manage up',
      'my new manager seems not to like me',
      "boss says I'm too slow but won't say what he wants",
      'my lead rewrites all my code without telling me why',
      "I disagree with my boss's decision, what now",
      'she cancels every 1:1',
      'my chief shouts at me',
      'how to deal with a weak manager who avoids conflicts',
      "what should I do when manager doesn't support my career change",
      "manager gave me a bad review and i think it's unfair",
      'boss changes prioritys every day',
      'my superviser checks my every click',
      'I got put on a performance improvement plan',
      'my manager lied to me about the raise',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          'Get specific before you speak: one behavior, one recent case, one thing you\'d like instead. "You micromanage" starts a fight, while "may I report on Fridays rather than daily?" starts a trial.',
          "First work out what they're afraid of: looking uninformed, missing a date, their own boss. Most bad management is fear, and you can feed it information before it bites you.",
          'Ask for half an hour and begin with a question: "What would you need from me to feel sure about this project?" You often hear what it\'s really about.',
        ],
      },
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "Being at odds with the person who decides about your days is exhausting. Let's see what can be changed by you and what can't.",
          "That's unpleasant, and it follows you home. You don't have to solve the whole person, just the next two weeks.",
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          "If you're on your way out into IT anyway, the aim is peace and a decent reference, not victory. Choose the one thing that would make the months bearable.",
          "Don't let a bad boss hurry you into a bad first job. Keep it civil, keep it in writing, and let your plan be the exit.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          'At your level, managing your manager is part of the job: fewer surprises, options instead of problems, and things written down after the talk.',
          'Make a deal about how you two work: what you decide alone, what you tell them, what you ask about. Most trouble with leads comes from never having drawn those lines.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "You've got {yearsWorked} of work behind you, and presumably more than one manager. What was different with the one you liked? That's your request.",
          'A change of team at {currentEmployer} may be cheaper than a change of company. Ask quietly who has openings before you decide.',
        ],
      },
      {
        place: 'reason',
        texts: [
          "Managers judge by what they see, and that's a small slice of what you do. Much of what feels like distrust is simply a lack of news.",
          'A new or squeezed manager controls what can be controlled, which is you. It eases when results come regularly and without being asked for.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Against micromanagement: report before they ask, briefly, same day each week, with done, next, stuck. After a month, propose a longer leash.',
          'When they take credit, put your name where the work is: the demo, the written note, the ticket. And say it once in private: "I\'d like to present that part myself next time."',
        ],
      },
      {
        place: 'advice',
        texts: [
          'When you disagree, say it once, with a reason and an alternative, then either commit or ask what would change their mind. Fighting the same point three times costs you the next ten.',
          "After a talk with promises, send two lines: \"As I understood it, we'll do this until then.\" It's polite, and it's a memory that can't be argued with.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "With a harsh review, wait a day and ask for two examples and for what good would look like by a certain date. Vague criticism has to become a list, or it's only weather.",
          "On an improvement plan, take it seriously on two tracks: meet each written point with evidence, and start looking. Some are meant well, many aren't, and you can't always tell.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'If it touches dignity, shouting, threats or harassment, write down date, words and witnesses, and take it to HR or someone above. A labor adviser tells you what your options are.',
          "Find a second sponsor: another lead, a product person, anyone senior who sees your work. A bad manager hurts most when they're your only window to the company.",
        ],
      },
      {
        place: 'caution',
        texts: [
          'HR works for the company. Go there with facts and with an idea of what you want, not to be comforted.',
          "Don't complain around the office. It comes back in three days with your name on it, and without your reasons.",
        ],
      },
      {
        place: 'next',
        texts: [
          "Write the one sentence you'd want to say, with one example and one request, and leave it overnight. Tomorrow cut everything that judges.",
          "Send the short status today, before you're asked for it. See what that does by Friday.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'What happened last, as concretely as you can tell it?',
          'Is it how they treat you, or how they decide? These are different problems.',
        ],
      },
    ],
    actions: [
      'How do I quit properly?',
      'My workplace is toxic',
      'How do I ask for a raise?',
      'Can I move inside my company?',
    ],
    opens: ['career-path'],
  },
  {
    id: 'work.colleague',
    asking: 'how to deal with a difficult colleague',
    needs: [],
    examples: [
      'I have a problem with a coworker',
      'my colleague is lazy and I do his work',
      'teammate rejects every pull request of mine',
      'coworker steals my ideas in meetings',
      "how do I work with someone I can't stand",
      'a senior developer makes fun of my questions',
      'colleague talks over me all the time',
      "two people in my team are fighting and I'm in between",
      'coworker gossips about me',
      'my teammate never answers messages and I depend on him',
      'code reviews from one guy are brutal',
      'The know-it-all in our team',
      'how to tell a coworker that he smells/ is too loud lol',
      'a colleague blames me for her mistakes',
      'co-worker refuses to share knowledge',
      'the other junior competes with me for everything',
      'I had an argument with a collegue, how to fix it',
      "someone in my team doesn't like me",
      'passive agressive comments on my tickets',
      'should I report my coworker to the boss',
      'my coworker pushes broken code and i clean up after him',
      'How to deal with a difficult person at work',
      "what can I do if colleague doesn't respect me",
      'old-timer blocks every change I suggest',
      'my desk neighbour wont stop chatting',
      'we have a teammate who does nothing and manager doesnt see it',
      "I apologised to my coworker but it's still weird",
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          "Talk to the person first, alone, about one recent thing, within a few days: what happened, what it did to your work, what you'd like next time. Most of it ends there.",
          'Assume for one conversation that they don\'t know. Ask, "How did you see that yesterday?", and then be quiet; the answer changes what you do next.',
          "Treat it as a problem with a piece of work, not a character. You can't change the person, but you can agree on who does what by when.",
        ],
      },
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "It's tiring to start the day bracing for one person. You don't need them to like you, you need an arrangement that works.",
          'That gets under the skin, especially when nobody else seems to notice. One calm, private talk is still the best first move.',
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          'As the newcomer you don\'t have to swallow it, but choose your battles. A snide remark can be answered with a plain question: "What would you have me do differently?"',
          "When seniors mock questions, ask them in writing and with what you've tried. It takes the fun out of it, and the others see who's reasonable.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          'At your level others watch how you handle this. Fix it directly and without an audience, and your standing rises whatever the outcome.',
          "Long-serving people who block change usually know an old failure you don't. Ask for the story before you propose again; half the time it turns them into allies.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'In {yearsWorked} you must have worked with worse. What finally helped then, distance, a talk, or a clear split of work?',
          'Look at it from the outside: colleagues come and go faster than skills. What you build with {skillsHeld} stays with you.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'Most clashes are about unclear edges: two people think the same thing is theirs, or neither does. It looks personal because nobody wrote it down.',
          "Text makes everyone sound colder. A review comment typed in ten seconds can ruin somebody's evening without any meaning behind it.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'For talking over you: "I\'d like to finish the thought." Friendly, same words each time. The third time, the room says it for you.',
          'For idea theft, speak earlier and in writing: drop the idea into the channel before the meeting. Then "building on what I posted" does the rest.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "With brutal reviews, propose a rule for everyone: what blocks, what's a suggestion, what's taste. Then ask the person for ten minutes together on one change; it's hard to be brutal side by side.",
          "If somebody doesn't deliver, make it visible without accusing: the task, the date, waiting since. Boards are wonderful for that, because they have no tone.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Stop cleaning up in secret. As long as you do it, there's no problem for anyone but you.",
          "Going to the manager is right after one direct try, or at once if it's harassment. Bring the effect on work and a wish, not a portrait of the person.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'After an argument, go first: "I didn\'t like how I said that. The point still matters to me, can we try again?" It costs a minute and mends most of it.',
          "With people you can't stand, go for correct and brief. A good working relation needs reliability; warmth is optional.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't collect allies before you've talked to the person. A grievance with a fan club is no longer a problem, it's a faction.",
          "If it's insults, touching, or about who you are, it's no longer a quarrel between colleagues. Note it down and take it to HR or a trusted lead.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Ask for ten minutes with the person this week, neutral place, one topic. Write the first sentence beforehand.',
          "For three days just note when it happens and what came before. You'll either see a pattern or see that it's smaller than it feels.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'What did they do last, and what did you do next?',
          'What would be good enough: peace, an apology, or a clean split of the work?',
        ],
      },
    ],
    actions: [
      'How do I talk to my manager about it?',
      'How do I give hard feedback?',
      'My workplace is toxic',
      'How do I speak up as an introvert?',
    ],
    opens: ['career-mentor'],
  },
  {
    id: 'work.toxic',
    asking: 'what to do about a toxic workplace',
    needs: [],
    examples: [
      'my workplace is toxic',
      'how do I know if my company is toxic',
      'everyone shouts at each other here',
      'blame culture, every bug is a trial',
      'should I leave a toxic job without a new one',
      'people are afraid to speak in my team',
      'bullying at work in IT department',
      'sexist jokes all day in my team, what do i do',
      'the culture here is rotten',
      'toxic startup, 70 hours and guilt trips',
      'my job makes me sick but I need the money',
      'is it normal that managers humiliate people in meetings',
      'high turnover, everyone quits, should I as well',
      'how to survive a toxic job until I find something new',
      'i get excluded from meetings and chats on purpose',
      'my company spies on us with screenshots',
      'mobbing from my whole department',
      'hostile work environment what are my options',
      'they punish people who take sick days',
      'HR protects the bullies',
      'Do all tech companies have such a bad atmosphere',
      'toxik team, nobody helps nobody',
      'in my job is very bad climate and everybody hate each other',
      'explaining in interviews that I left because of a toxic place',
      "we're told we're a family and then they fire people by email",
      "i've been harassed by a coworker",
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          "Decide first whether it can be changed from where you stand. If the behavior comes from the top, plan your exit; you can't fix a culture from the third row.",
          "Protect yourself on three tracks at once: write things down, keep your circle of people outside alive, and start looking while you're still paid.",
          "A toxic place is one where the bad behavior is known and stays. If it's known, named and still rewarded, you've got your answer.",
        ],
      },
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "I'm sorry. Being worn down day after day makes even strong people doubt themselves, and that doubt is a symptom of the place and not the truth about you.",
          "That's not normal, and you're not oversensitive. A place like that changes what you think you deserve, so let's work on the way out.",
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          'Let it be a reason to move, but not the speed of the move. A first IT job taken in flight may be the next bad place.',
          "While you're building the way into IT, treat the present job as rent: do it decently, leave on time, and save your best hours for what comes next.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          "With your experience, you have options that the place wants you to forget. Take two calls with recruiters this month, just to hear what you're worth outside.",
          "As a senior you can shield a few people for a while. Don't mistake this for changing the company, and don't stay for it longer than your health allows.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "You don't start from nothing: {skillsHeld} are in demand elsewhere, whatever you get told there.",
          'Your next step out is already on your path: {nextMilestone}. Put a date on it, since a date makes a place like that bearable.',
        ],
      },
      {
        place: 'reason',
        texts: [
          "You get used to it, that's the danger. After a year of shouting, an ordinary workplace feels suspicious.",
          "Bad places live on people thinking they couldn't get anything else. It's nearly always untrue, and the search for proof is the cure.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Keep a dated log outside company systems: what was said, by whom, who heard it, what it led to. You may never need it, and it stops you from doubting your memory.',
          'Get smaller there: fewer confidences, everything important in writing, no heroics. Leave on time as a rule, with no announcement.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'With harassment or bullying, report it in writing to HR or whoever your company names for it, and ask a labor adviser or lawyer about your options before you sign anything.',
          'Find out what applies to you: union, works council, ombudsperson, legal-aid office. An hour of advice from outside is worth months of guessing inside.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Before quitting without a new job, work out how many months you could live on. With three or more and your health at stake, leaving first is reasonable.',
          'In interviews, keep it to a sentence: "I learned what I could there and want a place where problems get discussed openly." Then talk about the new job.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Check the next place for the same disease: ask two people how the last outage was handled, and when somebody last said no to the boss.',
          "Stay in touch with those who left. They're references, they're contacts, and they remind you that there's an outside.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "If you feel threatened or it's wearing on your health, talk to a doctor or a counselor now and not after the next job. Your safety comes before a clean resume.",
          "Don't try to expose everyone on your way out. It feels just, and it mostly costs you the peace you were leaving for.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Tonight, note the three worst things of the last month with dates. Then write one message to someone outside who could know of an opening.',
          "Set an exit date for yourself, even a far one, and tell one friend. Things get lighter the day it's decided.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'Does it come from one person, from your team, or from the top?',
          'How long could you live without the job, if you had to?',
        ],
      },
    ],
    actions: [
      'How do I quit properly?',
      'My manager is a problem',
      'Where should I look for jobs?',
      "I think I'm burned out",
    ],
    opens: ['career-path', 'learning-path'],
  },
  {
    id: 'work.boring',
    asking: 'what to do when your job is boring and you no longer grow',
    needs: [],
    examples: [
      'my job is boring',
      "I'm not learning anything at work anymore",
      'stuck in the same role for 5 years',
      'dead end job in IT support',
      'I do the same tickets every day',
      "how do I know it's time to move on from my job",
      "I'm underchallenged",
      'bored at work but it pays well',
      'no growth in my company, what to do',
      'maintaining legacy code forever, help',
      'golden cage: great salary, zero challenge',
      'my brain is rotting at this job',
      'how can I make my job more interesting',
      'stagnating as a developer',
      'I want more challenging tasks, how to ask for it',
      'plateau in my career',
      'i have nothing to do all day at work',
      'all I do is meetings and jira, not real work',
      'repeating one year of experience ten times',
      'Should I stay in a comfortable job or risk something new',
      "in my work I don't develop myself",
      "same old reports each month, I'm an analyst on autopilot",
      'they hired me as data scientist and I only do excel',
      'job feels meaningless lately',
      'outgrown my role what now',
      'my work is so monotonus i could cry',
      'my company uses ancient tech and my skills rust',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          'Before you leave, ask for one thing that would scare you a little: an ugly migration, the on-call improvement, a piece nobody owns. If they say no twice, you know what you need to know.',
          "Write down what you've learned there in the last six months. If the list has nothing that you'd tell in an interview, the clock is running.",
          "Boredom is information: you've outgrown the task, the team or the field. Find out which, as each needs a different move.",
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          "A boring job is the best base for a move that you'll ever have: it leaves you brain in the evening. Use it as a scholarship and set an end date.",
          "If it's the field that bores you, no new task in it will help. Let the dull job pay for the change and take from it whatever touches systems and data.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          'After years in one place you risk having one year of experience many times over. You need a harder problem more than you need a new logo.',
          "At your level nobody hands you growth, you propose it: a problem that costs them money, what you'd do about it, how you'd show in six weeks that it works.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "If you'd like a direction, the heaviest gap toward {role} is {gap1}. Is there anything at work where you could use it, even clumsily?",
          'You might turn the slow hours into {gap1}, your next gap toward {role}. One small use at work beats a course.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'A move near to where you stand: {nearRole}. It shares much with what you do and brings new problems.',
          "From your work as {currentTitle}, this carries over: {transferable}. So the step isn't a jump into nothing.",
        ],
      },
      {
        place: 'reason',
        texts: [
          'Growth comes from problems slightly too hard with somebody to ask. A job without either can be pleasant for years and expensive afterwards.',
          'Comfort hides its price. Your pay stays, while the distance to what others do grows each quarter, and you only notice when you have to interview.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Ask your manager in one sentence: "I\'d like to own something harder by summer; what\'s coming up that nobody wants?" The unwanted things are where people grow.',
          "Automate your dullest task, properly, with tests and a note. It's a project, it saves hours, and it makes a better interview story than most.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Take the interview test: apply to two jobs a step up and see what they ask. Whatever you can't answer is your plan for the next months.",
          "Look sideways inside: another team, a swap of a few months, a day a week on a project. It's the cheapest change there is, because they know you.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'If the pay holds you, put a price on it: how many months of that difference would you need to feel free? A golden cage gets smaller once you save the surplus.',
          "Teach what you're bored by to somebody else. It frees your time, and it's the first thing people mention when they recommend you for a larger role.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "Some seasons are for coasting: a small child, an illness, a house. A quiet job is a gift then, as long as it's a choice.",
          'A new job in the same stack with the same task bores you within a year. Change the problem and not only the employer.',
        ],
      },
      {
        place: 'next',
        texts: [
          "Write two columns tonight: what I'd miss here, what I'd be glad never to do again. The second is the spec for your next role.",
          "Book half an hour with your manager this week about what's coming, and bring one suggestion.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'When did you last lose track of time at work, and what were you doing?',
          "Is it the task, the people, or the field that's gone flat?",
        ],
      },
    ],
    actions: [
      'How do I get promoted?',
      'What should I learn next?',
      'Can I move inside my company?',
      'Which role fits me?',
    ],
    opens: ['career-path', 'learning-path'],
  },
  {
    id: 'work.workload',
    asking: 'how to handle too much work',
    needs: [],
    examples: [
      'I have too much work',
      'my workload is insane',
      'how do I say no to more tasks',
      'I work 60 hours a week and still behind',
      'everyone throws tickets at me',
      'doing the job of three people since the layoffs',
      'how to prioritise when everything is urgent',
      'boss keeps adding tasks',
      "I can't finish anything because of interruptions",
      'unrealistic deadlines all the time',
      'How do I tell my manager I have too much on my plate',
      "on-call every second week plus projects, it's too much",
      'too many meetings, no time to work',
      'overtime is expected here',
      "i'm the only IT guy for 200 people",
      'how to set boundaries at work without looking lazy',
      'constant context switching is killing my productivity',
      'I say yes to everything',
      'drowning in tasks help',
      'my todo list never gets shorter',
      "They gave me a colleague's projects and he isn't replaced",
      'too much responsability for one person',
      'work so much that I have no time to study',
      'how do you push back on a deadline',
      "My manager loads me more and more because I'm fast",
      'how can I manage many tasks at same time',
      'how do I get fewer interruptions as a sysadmin',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          'Don\'t say no, say "which one stops?" Put all you\'ve got on one page with rough hours, take it to whoever assigns it, and let them choose the order.',
          'Make the load visible before you try to work faster. As long as it sits in your head, everybody sees only their own small request.',
          "You can't finish it all, so decide what gets done late on purpose. Otherwise the deciding is done by whoever shouts.",
        ],
      },
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "No wonder you're worn out; that's not a time-management problem, it's more work than one person has. So the fix has to be agreed on and not endured.",
          "Being behind however much you do is a horrible feeling. Let's get it out of your head and onto a page somebody else has to look at.",
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          "If it eats the hours for your move into IT, defend two fixed slots a week as if they were shifts. What isn't in the calendar goes to the employer.",
          "In a job you mean to leave, doing your best doesn't mean doing everything. Do the visible part well and keep the evenings.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          "At your level, taking on everything reads as not being able to prioritize. Deliver the two things that matter and say openly what you've parked.",
          "You're probably the one who gets asked because you're the one who answers. Write it down, hand it over, and stop being the shortest way.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'Your learning plan has {hoursPerWeek} hours a week in it. If work has taken those, change the number for a month instead of failing it each week.',
          "You've said {limit}, so put it into the talk with your manager as a fixed point and not as a wish.",
        ],
      },
      {
        place: 'reason',
        texts: [
          'Nobody else adds it up. Each person sees one reasonable request, and only you see forty.',
          "Quiet overtime hides the problem from those who could hire. As long as it gets done, there's no gap on their chart.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'The sentence for the boss: "I can do A and B by Friday, or A and C. Which would you like?" It\'s polite, and it moves the decision to where it belongs.',
          'For each new task ask "by when, and instead of what?" Half of them turn out not to be urgent at all.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Batch interruptions: two fixed times for requests, one channel, a note for what's truly an emergency. After a week people adapt, except for one, and with that one you talk.",
          'Block two mornings for the work that needs thought and decline what lands there. Nobody complains about a meeting at two rather than ten.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Leave every meeting where you neither decide nor contribute: "Please send me the notes, I\'m here if needed." Begin with the recurring ones.',
          'For deadlines, give ranges and the reason: "Two weeks if the access comes by Monday, four if it doesn\'t." Then report early when it slips.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "If you're alone with it, count for a month: tickets, hours, what didn't get done and what it cost. It's the only language in which a second person gets hired.",
          'Automate or document the request that comes back most. An hour there pays weekly.',
        ],
      },
      {
        place: 'caution',
        texts: [
          'If the answer is always "all of it", it\'s not a misunderstanding but the business model. Then the solution is a different employer.',
          "Don't make up for it with nights. Tired work makes mistakes, and these land on the same desk.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Write the page today: each task, hours, who wants it. Ask for fifteen minutes tomorrow with the sentence "which one stops?"',
          'Say "let me check and come back to you this afternoon" to the next request. It\'s the gentlest beginning of a no.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Who hands out the tasks: one person, or everyone who knows your name?',
          "What would really happen if the lowest third just didn't get done this month?",
        ],
      },
    ],
    actions: [
      "I think I'm burned out",
      'How do I talk to my manager about it?',
      'How do I delegate?',
      'How do I learn beside a full job?',
    ],
    opens: ['settings', 'learning-path'],
  },
  {
    id: 'work.mistake',
    asking: 'what to do after breaking something or making a mistake at work',
    needs: [],
    examples: [
      'I broke production',
      'I deleted the wrong table at work',
      'made a huge mistake on my job today',
      'how do I tell my boss I messed up',
      'my deploy took the site down',
      'sent confidential data to the wrong person',
      'will I get fired for a mistake',
      'i feel terrible, my bug cost the client money',
      'dropped the prod database omg',
      'I gave wrong numbers in a report and the board saw it',
      'pushed a secret key to github at work, what do I do',
      'should i admit the error or fix it quietly',
      'everybody knows it was me who caused the outage',
      'I missed a deadline badly',
      'how do you get over a mistake at work',
      'first month and I already broke something',
      'what to write in the post mortem about my own error',
      'I shut down the wrong server',
      "I keep making small errors at work, they'll lose patience",
      'forgot to do the backup and now data is gone',
      'clicked on a phishing mail at work',
      'made error in payroll script, people got wrong money',
      "I've done mistake in production how to say it",
      "overwrote a colleague's work by accident",
      'how do I regain trust after I screwd up',
      'I approved a pull request that broke everything',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          "Say it now, to the person who needs to know: what happened, what's affected, what you've stopped, what you need. The first twenty minutes count more than the mistake.",
          "Stop the damage, tell your lead, write down times and steps while you remember them. Blame is for later, and in good teams it doesn't come at all.",
          'Report it before you fix it. Quiet repairs are what destroys data and trust, while a fast honest message mostly gets you help.',
        ],
      },
      {
        place: 'lead',
        tone: 'down',
        texts: [
          'Breathe. Nearly everyone who works on real systems has done something like that, and the good ones tell the story with a grin years later.',
          "Your stomach is somewhere near the floor, I know. It's fixable more often than it looks in the first hour, and you don't have to fix it alone.",
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          'In the first months mistakes are priced in. What people remember is whether you came at once or whether they had to find out.',
          "New people break things because somebody let a beginner near a sharp edge. Own your part, and note what should've stopped you.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          "At your level, the way you handle it sets the tone for all the juniors watching. Calm report, no excuses, and a change so that it can't happen again.",
          'With your experience the mistake matters less than the review after it. Write it about the system and your decision, without a villain.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "One mistake stands against {yearsWorked} of work. Nobody but you is weighing it as if it were all you've ever done.",
          'In a while this becomes your answer to "tell me about a failure". Note what you changed afterwards, as that\'s the part they want.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'A system where one click destroys something is the larger mistake. That\'s why serious teams ask "what allowed it?" and not "who was it?"',
          'People lose jobs over hiding, far more rarely over breaking. Anyone can make an error, but not everyone can be believed afterwards.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'The message in four lines: "I ran this at two o\'clock against the live system. These are affected. I\'ve stopped it. I need somebody who can restore." No apology longer than a word.',
          'If data or keys got out, call security right away, even at night, and delete nothing, no logs and no mails. They need to see what happened, and minutes count.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Afterwards write it up: timeline, what you expected, what happened, what would have caught it, two changes with an owner. Offer it before someone asks.',
          'Build the fence yourself: a confirmation, a read-only login, a backup test, a second pair of eyes. The person who caused it fixes it best.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'With wrong numbers, send the correction to everyone who got the first version, with one sentence on the cause and on what changes in the decision. Late and clear beats silent.',
          'Small repeated errors usually have one cause: hurry, no checklist, no review. Pick the most frequent and write a five-line list you really use.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'For trust, be boring for a month: announce, check, confirm. Reliability is rebuilt by small things that work, and not by a big gesture.',
          'Talk to a colleague you respect about their worst one. Everybody has one, and hearing it shrinks yours to its real size.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "If personal data or money of others is involved, there may be duties and deadlines to report. That isn't yours to judge alone, so get it to whoever's responsible today.",
          "A place that punishes each honest error teaches everyone to hide them. If that's where you are, note it for your next move.",
        ],
      },
      {
        place: 'next',
        texts: [
          "If you haven't told anyone yet, do that before you read on. Two sentences are enough.",
          'Tonight write the timeline in ten lines and one thing that would have prevented it. Then close the laptop.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Does the right person know already, and is it still getting worse?',
          'What exactly happened, and when?',
        ],
      },
    ],
    actions: [
      'How do I answer failure questions in interviews?',
      'I feel like an impostor',
      'My manager is a problem',
      'How do I handle my first days?',
    ],
    opens: ['career-mentor'],
  },
]
