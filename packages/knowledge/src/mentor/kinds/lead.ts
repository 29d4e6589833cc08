import type { MentorKind } from '../mentor-kind.ts'

export const leadKinds: readonly MentorKind[] = [
  {
    id: 'lead.become',
    asking: 'how to become a team lead or manager',
    needs: [],
    examples: [
      'how do I become a team lead',
      'I want to be an engineering manager someday',
      'what do I need to move into management',
      'from senior developer to tech lead, how',
      'how to get leadership experience without a title',
      'am I ready to lead a team',
      'path to CTO',
      'can I become a project lead without people experience',
      'how to show leadership skills at work',
      "I'd like to manage people, where do I start",
      'do team leads need to be the best coder',
      "my boss asked if I'd be interested in a lead role, how do I prepare",
      'how can an IT support specialist become service desk manager',
      'skills for an engineering manager',
      'steps to head of data',
      'which courses make you a better leader',
      'Moving from individual contributor to manager',
      'they say I lack leadership experience',
      'how long until someone can be a team leader',
      'I was a shift leader in retail, does it count for leading in IT',
      'would i be a good manager? how do I find out',
      'want to grow into scrum master or delivery lead',
      'interviews for a lead position, what do they ask',
      'I want to be boss of my department',
      'lead without beeing the oldest in the team',
      'how people become managers in IT companies',
      'become tech lead while my team already has one',
      'become a team lead',
      'become a manager',
      'how to become an engineering manager',
      'how do I get into leadership',
      'leadership role',
      'I want to lead a team',
      'moving into management',
      'path to team lead',
      'what does it take to become a manager',
      'leadership skills',
      'lead position without experience',
      'how to become a tech lead',
      'I want to be a manager',
      'how do I get my first leadership job',
      'step up to lead',
      'How to become team leader',
      'career in management',
      'become head of IT',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          "Start leading before you have the title: run one piece of work that involves other people from start to finish, help a newcomer settle in, write up the decision everyone avoids. Titles tend to follow what's already happening.",
          "Tell your manager outright that you want it, and ask for the smallest version: an intern, a six-week project, the planning meeting. That's how a lot of leads got started.",
          'A lead is somebody others already go to. Look at who comes to you, and with what, and make that bigger on purpose.',
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          "If you've led people elsewhere, such as a shift, a ward or a class, you may already have the harder half. What you need first is credibility in the work, so put in a year or two there.",
          "Don't apply for lead roles as your way into IT; without the craft you'd be leading on borrowed credit. Coordination roles, such as service desk lead or project work, are the shorter route.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          "You don't have to be the best engineer. You need to be good enough to judge, calm enough to listen, and happy to see other people praised for the work.",
          "With your experience, the question isn't skill but evidence: who grew because of you, and which decision did you carry through against resistance? Collect three examples.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'You can build on this from your work as a {currentTitle}: {transferable}. In lead interviews, tell it as a story about people.',
          "In {yearsWorked} of work you've probably followed good leads and bad ones. Write down three things you'd never do; it's the start of a style.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "If you mean {role}, the most important gap is still {gap1}. A lead doesn't have to go deep there, only deep enough to ask the right question.",
          'If {role} is where you want to lead, {stepRole} is a step on the way. Check what it asks for before you aim at the big one.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'Making somebody a lead is a risk for their boss, since a bad lead can cost a whole team. So they wait for proof that people follow you without being told to.',
          'The job changes what counts: from your own output to what a group gets done. People who miss that stay the best coder, with a calendar full of meetings.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Take on the dull side of leadership: agendas, notes, who does what by when, friendly follow-ups. After two months, you're the person things don't run without.",
          "Mentor one junior seriously for a quarter, with a goal. It's the most honest test of whether you like this work, and it gives you an example for the interview.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Ask to run one incident review or one planning round. An hour of either shows whether you can get people to say what they think.',
          "Learn to write a page that lets others decide: the problem, the options, the price of each, your suggestion. It's a lead's real tool.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "For the interview, prepare stories about people: a conflict you settled, feedback that hurt, a time you changed your mind, someone who grew, someone who didn't.",
          "Talk to two leads about their last Tuesday, hour by hour. You'll either lose the wish on the spot or get a clear picture of what to practice.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'If your team already has a lead, ask for part of the job: the newcomers, the quality, a project. A good lead is glad to give something away.',
          "If there's no opening where you are, look at small companies and new teams. Leads grow where hands are short.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "Make sure you want the work and not the recognition. Much of it is listening to problems you can't always solve and can't talk about.",
          'Acting as lead without the title or the pay is fine for a while. After six months, it needs a date.',
        ],
      },
      {
        place: 'next',
        texts: [
          "This week, ask for the smallest leadership task you can find, in one sentence, and say what you'd do with it.",
          "Tonight, write down who has come to you for help this month. It's your first proof, or the first hint of what's missing.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'What draws you to it: helping people grow, deciding where things go, or getting away from something in your current work?',
          'Who comes to you for advice right now, and about what?',
        ],
      },
    ],
    actions: [
      'Manage or stay technical?',
      "I'm a lead for the first time",
      'How do I give hard feedback?',
      'How do I get promoted?',
    ],
    opens: ['career-path', 'learning-path'],
  },
  {
    id: 'lead.or-expert',
    asking: 'whether to go into management or stay technical',
    needs: [],
    examples: [
      'management or technical track',
      'should I become a manager or stay an engineer',
      'staff engineer vs engineering manager',
      'I love coding but management pays more',
      'do I have to go into management to earn more',
      'afraid to lose my technical skills as a manager',
      'can I go back to engineering after being a manager',
      'I was offered a lead role but I like being hands on',
      'principal engineer path vs people management',
      'people or tech, how do I decide',
      'expert career or leadership career',
      "I don't want to manage people, is my career over",
      'Is it possible to be a manager and still code',
      'manager job makes me miss building things',
      'architect or team lead',
      'i hate meetings but want influence',
      'as a data scientist should I go manager or IC',
      "what do staff engineers do if they don't manage",
      'stay specialist forever - is it a bad thing',
      'how to test if management is for me without burning bridges',
      'my company has no expert track, only managers rise',
      'IC or EM which one is safer',
      'Do I want to be team lead or senior expert?',
      'they push me to managment but I dont feel it',
      'pros and cons of becoming a people manager for a developer',
      'return from management to technical role',
      'what fits introverts better: lead or specialist',
      'manager or engineer',
      'management vs technical',
      'should I go into management',
      'people manager or technical expert',
      'stay technical',
      'individual contributor or manager',
      'do I want to manage people',
      'technical career without managing',
      'lead or specialist',
      'manager or individual contributor',
      'staying a developer forever',
      'should I accept the manager role or stay in my technical job',
      'is management right for me',
      'expert path',
      'going back from manager to engineer',
      'Manager or technical specialist, what is better',
      'tech track or people track',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          "Ask yourself which bad day you'd rather have: eight conversations and nothing built, or six hours stuck on a problem with nobody to ask. That answer is more honest than any list of pros and cons.",
          'Managers get results through people, experts through judgment. Both need influence, both sit in meetings, and neither is the reward for the other.',
          'Treat it as a trial, not a vow. A year or two as a lead can make you a better engineer, and going back is normal at plenty of good places.',
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          "You don't need to decide that now. Get the craft first; after a year or two in the field, you'll have seen both up close.",
          "If you've led people before, keep that card for later. For the first job, choose a role where you learn the work itself.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          "At your stage, look at where your energy goes: if the best hour of the week was somebody else's breakthrough, lead; if it was a design that clicked, stay.",
          "The expert track past senior isn't an escape from people. You'll convince teams that don't report to you, and that takes as much talking as leading does.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'Some companies keep pay on both tracks in step for quite a while, so ask yours for its bands. For orientation, {role} has a median of {payMedian} ({paySource}).',
          "Ask the same about your own next step: if becoming a {nearRole} tempts you more than a team does, you've half decided.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "You have {skillsHeld}. Ask yourself what you'd be sad not to touch for a year.",
          "In {yearsWorked} of work you've probably had days of both kinds. Count which ones you talked about at home.",
        ],
      },
      {
        place: 'reason',
        texts: [
          "Managing is a new profession, not the next level of the old one. You start at the bottom again, with other people's weeks depending on you.",
          "Technical depth fades more slowly than people fear, about as fast as a language you no longer speak. What goes quickly is the details of today's system.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Try before you sign: lead a three-month project, take on an intern, stand in for your lead over a vacation. Then ask yourself whether you'd do it again in a bad week.",
          'Talk to somebody who went back from management. They can tell you in ten minutes what no course says.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Negotiate the way back at the start: "If it isn\'t right for one of us after a year, I go back to a senior role." A good boss can agree to that, and any other answer is useful too.',
          'If your company only promotes managers, that tells you about the company. Many larger engineering organizations have an expert ladder, so look outside before you bend.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'The tech lead seat is the honest middle: direction and code, with few personnel matters. Some people stay there happily for years.',
          'If you stay an expert, build reach: one standard others use, one decision document a quarter, one person you bring along. Without reach, depth often goes unpaid.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Don't plan on being a manager who codes half the time. You'd be the bottleneck in both; realistically, small tools and reviews are what's left.",
          'For influence without direct reports, write. The person who brings the clear page steers the meeting.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "Money and title are poor reasons to take on a team. People notice, and you'd have months of one-on-ones to regret it in.",
          "Introverts make fine managers, and often good listeners. Shyness isn't an argument against it, but disliking other people's problems is.",
        ],
      },
      {
        place: 'next',
        texts: [
          "For two weeks, note at the end of each day the hour you liked best. Then look at what's on the list.",
          "Ask a manager and an expert to show you last week's calendar, fifteen minutes each.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'When were you last proud at work, and was it about a thing or about a person?',
          'Has somebody offered you something specific, or is this the question in general?',
        ],
      },
    ],
    actions: [
      'How do I become a team lead?',
      "I'm a lead for the first time",
      'How do I get promoted?',
      'Which role fits me?',
    ],
    opens: ['career-path'],
  },
  {
    id: 'lead.first-time',
    asking: 'how to start as a first-time lead or manager',
    needs: [],
    examples: [
      "I'm a lead for the first time",
      'just got promoted to team lead, help',
      'first time manager tips',
      'I now manage my former teammates',
      'how do I run a one on one',
      "I became a manager and have no idea what I'm doing",
      "my team is older than me and I'm the boss now",
      'first weeks as engineering manager what to do',
      'new team lead: still coding or not',
      'how to get respect from the team as a new lead',
      'someone in my team wanted my position',
      'inherited a demotivated team',
      'what should I change first as a new manager',
      'how do I motivate my developers',
      'I manage people who know more than me',
      'what mistakes do new team leads usually make',
      'first time I have to hire someone',
      'I have to do performance reviews and never did one',
      'Starting as service desk team leader on the 1st',
      'do I need to be friends with my team',
      "my ex-colleagues don't take me serious as a boss",
      'how many hours should a lead still develop',
      'They made me lead overnight because the old one left',
      'i am a new scrum master and nobody listens',
      'what do good managers do every week',
      "I'm the new head of IT in a small company",
      'new menager, remote team of six, how to begin',
      'new manager',
      'first time lead',
      'new team lead',
      'I just became a manager',
      "I'm a new team lead",
      'just became team lead and feel lost',
      'how to lead a team for the first time',
      'first leadership role',
      'leading former colleagues',
      'one on ones',
      'how do I be a good manager',
      'starting as a manager',
      'tips for new leaders',
      'managing people for the first time',
      'my first team',
      'How to lead team if never led before',
      'I was made team lead',
      'new boss of my old team',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          'In the first month, listen to each person for half an hour, change nothing big, and fix one small thing that annoys everyone. That buys you the right to change the rest.',
          "Your output is now what the team gets done. For the first weeks that feels like doing nothing, and it's the job.",
          "Start with weekly one-on-ones, thirty minutes each, their agenda first. If you do just one thing right as a new lead, it's that.",
        ],
      },
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "Feeling like a fraud in the first months as a lead is standard issue. Hardly anybody gets taught this, and your team knows you're new.",
          "Hardly anyone tells you how lonely the first weeks are. You're no longer quite one of them and not yet sure of the other side; it usually settles.",
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          'If you lead in your old field and are moving over, bring the practice with you: one-on-ones, feedback and priorities work much the same in IT; mostly the words differ.',
          'Leading without the technical depth is possible if you say it openly: "You know the system better than I do; my job is to clear the way for you." People respect that.',
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          "Your old strength is now your trap: you'll be tempted to take the hard ticket yourself. Every one you take is one that somebody doesn't learn.",
          'With former peers, say it once, out loud: "This is odd for all of us; here\'s what stays and what changes." After that, treat everybody by the same rules.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "Think back over {yearsWorked} of work: take one thing from your best lead, and one thing you'll never do from your worst. Write both on a card.",
          'You know {skillsHeld} from doing the work. Use that to ask good questions in reviews, not to win them.',
        ],
      },
      {
        place: 'reason',
        texts: [
          "People decide early whether it's safe to bring you bad news. How you take the first piece of it decides what you'll hear for the next year.",
          "A team doesn't need you to know more. It needs clear priorities, protection from noise, and somebody who notices.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "One-on-one questions that work: what's slowing you down, what would you do in my place, what should I know that nobody tells me, what would you like to be doing in a year. Then write it down and follow up.",
          'In your first conversations, ask each person: how do you like to get feedback, when did you last feel good here, and what should I be careful not to break?',
        ],
      },
      {
        place: 'advice',
        texts: [
          'If someone wanted your seat, talk to them within the first week: "I know you applied. I\'d like you to own this area, and I need your judgment." Give them something real.',
          'With people older or more experienced than you, visibly ask for their view first and decide second. They may not want to be the boss, but they do want to be used well.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Set three priorities for the team and repeat them until you're sick of it. That's about when people have heard them.",
          "Keep some hands-on work that isn't on the critical path: reviews, small tools, a test. Never take the piece everybody's waiting for.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "For reviews: no surprises, three examples each, one thing to keep and one to change, and what you'll do to help. If it's news to them on the day, you spoke up too late.",
          'For your first hire, write down what the person should have achieved after six months, draw five questions from that, ask each candidate the same ones, and take notes before you discuss.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Find another lead in the company for half an hour every two weeks. You need someone you can say "I have no idea" to.',
          'In your first quarter, shield the team from one pointless thing: a report, a meeting, an interruption. It says more than a speech.',
        ],
      },
      {
        place: 'caution',
        texts: [
          'Be friendly, and be careful about being friends. The day comes when you have to decide about pay or performance, and you both have to be able to live with it.',
          "Don't change everything in week two to prove yourself. What looks stupid usually has a reason behind it, and a person behind the reason.",
        ],
      },
      {
        place: 'next',
        texts: [
          "Put all your one-on-ones on the calendar today, fixed day, fixed time. For a month, don't move them, whatever comes up.",
          'This week, ask each person for one small annoyance, choose one, and remove it by Friday.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'How many people are on the team, and were you one of them before?',
          'What are you most nervous about: the conversations, the decisions, or letting go of the work?',
        ],
      },
    ],
    actions: [
      'How do I give hard feedback?',
      'How do I delegate?',
      'I have too much work',
      'Manage or stay technical?',
    ],
    opens: ['learning-path'],
  },
  {
    id: 'lead.feedback',
    asking: 'how to give hard feedback',
    needs: [],
    examples: [
      'how do I give negative feedback',
      "I have to tell someone their work isn't good enough",
      'how to criticise a colleague without hurting them',
      'difficult conversation with a team member tomorrow',
      'one of my developers underperforms',
      'how to tell a senior his code is sloppy',
      'employee gets defensive whenever I give feedback',
      'giving feedback to a friend in my team',
      "how do I tell someone they didn't get the promotion",
      'I need to let someone go, how do I say it',
      'feedback sandwich good or bad',
      'how to address that someone is always late',
      'team member cries when criticised',
      "my report thinks he is great but isn't",
      'How do I give feedback to my boss',
      "code review comments that don't offend",
      'how to say hard things kindly',
      'i avoid confrontation and let things slide as a lead',
      'someone on my team smells of alcohol at work',
      'what words to use in a bad performance review',
      'how to give constructive critisism remotely',
      'direct report dominates every meeting, how to tell her',
      'need phrases for difficult talk with employee',
      'How I say to worker that he is too slow',
      'giving honest feedback to a junior without crushing him',
      'annual reviews, one of them will be bad',
      'should feedback be given in writing or face to face',
      'give feedback',
      'giving negative feedback',
      'how to criticize someone',
      'difficult conversation',
      'hard conversation with an employee',
      'tell someone their performance is bad',
      'feedback to a team member',
      'constructive criticism',
      "how do I tell someone they're underperforming",
      'performance review talk',
      'address bad behavior of a team member',
      'how to give feedback without hurting',
      'honest feedback',
      'critical feedback to a colleague',
      'How to give negative feedback',
      'i need to have an uncomfortable talk with someone in my team',
      'fire someone',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          "Do it within a few days, in private, in this order: what I saw, what it caused, what I'd like instead. Then be quiet and let them answer.",
          'Describe it so that a camera could have filmed it. "You\'re unreliable" starts a trial; "the report came Thursday, after the meeting" starts a conversation.',
          'Say it in the first two minutes. The kindest version of bad news is short, clear and early; the small talk before it is mostly for your own nerves.',
        ],
      },
      {
        place: 'lead',
        tone: 'down',
        texts: [
          'Dreading it shows you take it seriously. These talks usually go better than the night before them, and not having them is what does the harm.',
          "It's one of the hardest parts of the job, and hardly anybody is good at it at first. Prepare two sentences, and the rest can be clumsy.",
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          "You may know this from your old work, from having to tell somebody on a shift or in a class. It's the same skill, and IT needs it more than it admits.",
          'As a newcomer talking to a peer, frame it as help you need: "When the ticket has no steps, I can\'t reproduce it. Could you add them?" That\'s feedback, and it hardly stings.',
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          "With experienced people, drop the padding and speak to the standard they'd set for themselves: \"I'd expect you to catch this. What got in the way?\" It's a compliment with teeth.",
          "At your level the cost of silence is higher, since everyone sees what you let pass. The standard becomes whatever you don't mention.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'In {yearsWorked} of work, somebody has probably told you something that stung and helped. How did they do it? Borrow from that.',
          'It\'s also a story for interviews: lead roles ask for "a time you gave difficult feedback". Afterward, note what you said and what came of it.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'People forgive hard feedback more easily than finding out late. The bitterest sentence in a review is "why did no one tell me?"',
          "Vague kindness gets read as approval. If they leave without knowing there's a problem, you've only been nice to yourself.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Prepare on one card: the instance, the effect, the request, and what you'll do to help. If you can't name an instance from the last few weeks, you're not ready yet.",
          'Begin with a question: "How do you think it went?" Often they\'ll say it themselves, and then you only have to agree and plan.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Skip the feedback sandwich; people learn to wait for the bad slice. Give specific praise on other days, and your criticism will come across as fair.',
          'With somebody defensive, don\'t pile on examples. Say, "You see it differently, so tell me", listen, then repeat the request and set a date to look at it again.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "For underperformance, make it concrete: three things that should be different in six weeks, how you'll both see it, a weekly check-in. Write it down and send it the same day.",
          'If there are tears, pause, offer water, stay. Then finish the sentence; taking it back makes it worse.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'In code reviews, criticize the code and mark the weight: blocking, suggestion, or taste. And ask rather than order: "What happens here if the list is empty?"',
          'With your own boss, ask permission and name the effect: "Can I say something about the planning? When the goal changes midweek, we throw away two days." Once, in private, with a suggestion.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "If you're letting someone go, there's no debate: the decision is made, this is the date, this is what happens next, I'm sorry. Get HR involved and the facts in order first; there are rules for this.",
          "If you're remote, keep the camera on, never do it by chat, and send a short written summary afterward. Text alone sounds twice as hard.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "Never in front of others, never angry, never through someone else. If you're furious, sleep on it first, but not for three weeks.",
          "If health, drinking or trouble at home may be behind it, talk about what you see at work and offer help; don't diagnose. Ask HR how to handle it before you speak.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Write the one sentence now: "When… happened, the effect was… I\'d like…" Read it out loud, cut the adjectives, and book twenty minutes.',
          "Give somebody specific praise today. It's practice, and it fills the account you'll draw on later.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'What did the person do last time, in one sentence a camera could confirm?',
          'What are you afraid will happen when you say it?',
        ],
      },
    ],
    actions: [
      'How do I delegate?',
      "I'm a lead for the first time",
      'I have a difficult colleague',
      'How do I become a team lead?',
    ],
    opens: ['career-mentor'],
  },
  {
    id: 'lead.delegate',
    asking: 'how to delegate',
    needs: [],
    examples: [
      'how do I delegate',
      'I do everything myself',
      "can't let go of tasks",
      'delegating takes longer than doing it myself',
      'nobody does it as well as me',
      'my team waits for me for every decision',
      'how to hand over tasks without micromanaging',
      "I'm the bottleneck in my team",
      'what should a lead delegate and what not',
      'I gave a task away and it came back wrong',
      'how do I trust juniors with production work',
      "delegate without authority - I'm not their boss",
      'i feel guilty giving work to others',
      'how to distribute tasks fairly in the team',
      'How much should I check on delegated work',
      "my people say they don't have time when I hand something over",
      'as a lead I still fix all the bugs at night',
      'delegation for new managers',
      "what to do when someone doesn't deliver what I delegated",
      'give away responsibility, not just tasks, how',
      'learning to let go as a senior dev',
      "afraid they'll make mistakes if I don't do it",
      'I dont know how to give tasks to people older than me',
      'how can I share my work in the team so that I can have vacation',
      'the boss in me wants to control every detail',
      'they do it diferent than I would, is it okay',
      'only I know how the deployment works, how to spread it',
      'delegate',
      'delegation',
      'how to delegate tasks',
      'learning to delegate',
      "I can't delegate",
      'handing over work to my team',
      'I do all the work myself',
      'give tasks to others',
      'let go of control',
      "I don't trust others to do it right",
      'how to distribute work',
      'everything depends on me',
      "my team isn't independent",
      'how do I assign tasks',
      'pass on responsibility',
      'How to delegate work right',
      "I end up doing my team's work",
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          "Hand over the outcome, not the steps: what should be true at the end, by when, where the limits are, and when you'd like to be asked. Then leave it alone until the agreed check.",
          'Give it to the person who could do it at about seven-tenths of your quality today. With a few rounds of practice most of the gap closes, and you get your evenings back.',
          "Oddly enough, start with what you do best. It's where you can explain, judge and catch mistakes, and it's often what's blocking everyone else.",
        ],
      },
      {
        place: 'lead',
        tone: 'down',
        texts: [
          'Carrying everything feels responsible, and slowly it wears you out and holds the others back. You can start with one small thing.',
          "That guilt is common among people who were good at the work. For whoever gets the task, it's often not a burden but the first interesting thing in months.",
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          'Even without a team you delegate: you ask a colleague to own a part, and you say what you need and when. Practice on that; it counts later.',
          "If you led a shift or a class before, you did this daily. The main new thing in IT is that you can't always see the progress, so agree on when you'll look.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          'At your level, being indispensable is a warning sign, not an honor. Whatever only you can do is a risk with your name on it, and it keeps you from the next role.',
          'Many leads delegate tasks and keep the decisions. Turn it around: give away a decision, with its limits, and the tasks follow on their own.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "Choose something you know cold, like {skillsHeld}, and hand over a piece of it. That's work you can check in five minutes.",
          'You have {yearsWorked} of work behind you. The person you hand it to may not, so compare them with yourself in your second year.',
        ],
      },
      {
        place: 'reason',
        texts: [
          "It really does take longer the first time, and by the third time it's nearly free. If you only count the first time, you'll do it yourself forever.",
          "If everything comes back to you, maybe it's because you always answer. Every quick answer teaches them not to decide.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'List what you did last week and mark each item: only I can, somebody could, somebody should. Everything in the third group goes this week, plus one from the second next month.',
          'Say how much freedom goes with it: "Look and tell me", "Suggest and I decide", "Decide and tell me", "Just do it". A lot of trouble comes from each of you meaning a different one.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Agree on check-ins up front, one early and one at the halfway mark, instead of looking over shoulders. Early checks can still change the course; late ones only annoy.',
          "When it comes back wrong, don't fix it. Show the difference between what's there and what was agreed, ask what was unclear, and let them finish.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'For things that live only in your head, let somebody else do it while you sit on your hands, and have them write the guide. Whatever they ask is what was missing.',
          "With production, build the guardrails first: a test system, a checklist, a way back. Then letting go doesn't take courage anymore.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'When they answer "no time", it\'s a question of priorities: name what they can drop for it. If nothing can be dropped, maybe it wasn\'t important enough to hand over.',
          'Without authority, trade: explain why it matters, choose the person who stands to gain from it, and give credit publicly.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Different isn't wrong. Say up front which three points have to be your way, and let them have the rest.",
          'Take a real vacation, two weeks if you can, as a test. Whatever stops is your list for delegating.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't hand over only the dull stuff; it gets noticed. Along with each chore, give something a person can be proud of.",
          'The responsibility stays yours. When it fails, you stand in front; when it works, they do.',
        ],
      },
      {
        place: 'next',
        texts: [
          'Today, choose one recurring task, write four lines on it (outcome, date, limits, check-in), and hand it over before Friday.',
          'Answer the next question with "What would you do?" and go with it unless it\'s dangerous.',
        ],
      },
      {
        place: 'ask',
        texts: [
          "What's the one task you'd never hand over, and what would have to be true before you did?",
          'What happened the last time you gave something away?',
        ],
      },
    ],
    actions: [
      'I have too much work',
      'How do I give hard feedback?',
      "I'm a lead for the first time",
      'How do I get promoted?',
    ],
    opens: ['career-mentor'],
  },
]
