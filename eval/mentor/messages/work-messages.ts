import { phraseList } from '@nextrung/knowledge/words/word-list'

/** More ways to put questions about motivation, life at work and leading, for training alone. */
export const workMessages: Readonly<Record<string, readonly string[]>> = {
  'motivation.stuck': phraseList(`
    I can't bring myself to study any more | no motivation left | I used to be excited, now I don't care | I sit in front of the screen and nothing happens | lost my drive completely | how do I get motivated again | everything feels pointless with this course |
    I don't feel like learning today, or any day | the spark is gone | I want to want it, but I don't | my enthusiasm has vanished
  `),
  'motivation.habit': phraseList(`
    I always put it off until tomorrow | how do I build a routine | I procrastinate all the time | how do I make studying a habit | I scroll on my phone instead of learning |
    how do I stay consistent | some weeks I study a lot and then not at all | discipline is my problem | I plan and never do | any trick against putting things off
  `),
  'motivation.win': phraseList(`
    I got the job!! | they offered me the position | I passed the exam | my first interview invitation came today | I did it, my app is online | got promoted | they loved my project | signed the contract this morning | good news, they want me for the second round | finally something worked |
    I solved a bug all by myself today and I'm so proud
  `),
  'motivation.quit': phraseList(`
    I want to give up | maybe this isn't for me and I should stop | thinking about throwing in the towel with coding | I'm done with this career change | why am I still doing this, I should just stay in my old job | I think I'll drop the whole thing |
    is it time to quit learning | I don't want to continue with IT | should I stop trying | I'm about to abandon my plan | not cut out for this, giving up
  `),
  'confidence.impostor': phraseList(`
    I feel like a fraud | everybody will find out I know nothing | I don't deserve this job | impostor syndrome is eating me | I got hired by luck | I'm a senior and still feel like I'm faking it | they overestimate me | I don't belong among these people |
    any day now they'll notice I can't do this | I feel stupid in my team | surely they made a mistake hiring me
  `),
  'confidence.compare': phraseList(`
    others learn so much faster than me | my classmates already have jobs and I'm still on the basics | everyone on my course is better | a 19 year old understands it in a minute, I need a week | my friend got hired after four months, I've been at it for a year |
    I see people on LinkedIn succeed and feel small | I'm always the slowest | my coworker does in a day what takes me three | am I too slow compared to others | everyone is ahead of me
  `),
  'confidence.rejection': phraseList(`
    another rejection today | I got turned down again and it hurts | tenth no in a row | they picked someone else | how do I cope with all these rejections | I cried after the rejection mail | every no makes me feel worthless | I was so close and then they said no |
    rejected after the final round | how do you not take rejection personally | can't take another rejection
  `),
  'confidence.shy': phraseList(`
    I'm too shy to speak in meetings | how do I speak up as an introvert | I never ask questions because I'm afraid | talking in front of people terrifies me | I stay silent though I've ideas | I'm quiet and get overlooked | how do I become more assertive |
    I blush when I have to talk in the standup | are introverts ok in IT | I don't dare to contradict anyone | presenting to the team makes me want to hide
  `),
  'work.burnout': phraseList(`
    I'm completely exhausted by my job | I think I'm burned out | I can't recover even on weekends | I used to love this work and now I dread it | every morning I feel empty | tired all the time, work eats me up | I've no energy left after ten years of this |
    I sit in the car before work and can't go in | I feel numb about my job | is it burnout or am I just tired | on sick leave because of stress, what now
  `),
  'work.manager': phraseList(`
    my boss takes credit for my work | my manager micromanages me | I don't get along with my supervisor | my lead ignores me | the boss yells at me in front of others | how do I talk to a manager who never listens | my manager changes priorities every day | I disagree with my boss all the time |
    my team lead treats me like a child | she never gives me feedback | my superior blocks everything I suggest
  `),
  'work.colleague': phraseList(`
    a coworker is rude to me | my colleague doesn't do his part | someone on my team always rejects my code reviews | how do I deal with a know it all | my teammate talks behind my back | he never answers my questions | I'm paired with somebody lazy |
    she interrupts me in every meeting | conflict with another developer about architecture | the guy next to me drives me mad | a senior colleague makes fun of my code
  `),
  'work.toxic': phraseList(`
    my workplace is toxic | people shout at each other here | everyone is leaving and management blames us | there's bullying in my team | they mock people who go home on time | I'm being mobbed at work | the culture here is awful | fear everywhere, nobody dares to speak |
    should I stay in a toxic company | they humiliate people in meetings | racist jokes at work all the time
  `),
  'work.laid-off': phraseList(`
    I lost my job today | they laid me off | my whole department was cut | got fired yesterday, what do I do first | my contract is not being renewed | the company is closing and I'm out | I was let go after eight years | redundancy at 50, now what |
    they fired me in my probation period | I've been made redundant | restructuring, my position is gone
  `),
  'work.first-days': phraseList(`
    I start my new job on Monday | first day as a junior, what should I do | how do I make a good impression in the first weeks | new job and I don't understand anything | what should I ask in my first week | how do I survive the onboarding | my first dev job begins next month, how do I prepare |
    second week and I still haven't done anything useful | how do I settle into a new team | what's expected in the first 90 days
  `),
  'work.promotion': phraseList(`
    how do I get promoted to senior | I've been mid level for five years | they promoted my colleague instead of me | what do I need to do to move up |
    how do I tell my manager I want a promotion | I do senior work without the title | passed over for promotion again | what does it take to go up a level |
    my promotion was rejected, what now | how do I make a case for promotion
  `),
  'work.remote': phraseList(`
    I work from home and feel lonely | nobody notices me because I'm remote | how do I stay visible when working from home | home office is driving me crazy | I can't switch off when working at home | how do I bond with a remote team | as the only remote person I'm left out |
    how do I stay focused at home | I miss talking to people since we went remote | my remote colleagues don't know I exist
  `),
  'work.boring': phraseList(`
    my job bores me to death | I do the same tickets every day | I don't learn anything at work any more | I've stopped growing | nothing new in three years | I'm stuck maintaining old code | my work is dull, should I leave | no challenge left in my role | how do I find joy in a boring job |
    I'm wasting my potential here | all I do is fill in spreadsheets
  `),
  'work.workload': phraseList(`
    I have too much to do | my boss keeps piling on work | I work 60 hours a week and it's not enough | how do I say no to more tasks | three projects at once and all are urgent | I can't finish my work in normal hours | drowning in tickets | everyone comes to me with their problems |
    deadlines are impossible | how do I prioritize when all is important | overtime every day
  `),
  'work.mistake': phraseList(`
    I deleted the production database | I broke the build and everyone knows | I pushed a bug that cost money | I made a big mistake at work | how do I tell my boss that I messed up | I sent the mail to the wrong customers | my deploy took the site down |
    I leaked a password into git | I feel terrible about an outage I caused | will I be fired for a mistake | I gave the client wrong numbers
  `),
  'work.quit-how': phraseList(`
    how do I resign | how do I tell my boss I'm leaving | what goes into a resignation letter | how much notice should I give | I've a new job, how do I quit politely | should I say why I'm leaving | how do I leave on good terms | what do I say in the exit interview |
    do I tell my team before my boss | quitting without burning bridges | how to hand over before I go
  `),
  'lead.become': phraseList(`
    how do I become a team lead | I want to manage people one day | what do I need to get into management | how do I show that I can lead | path from senior dev to engineering manager | how do I get leadership experience | I'd like to lead a team, what's first |
    am I ready to be a manager | how do I get my boss to consider me for lead | steps to become head of engineering
  `),
  'lead.or-expert': phraseList(`
    should I become a manager or stay technical | I love coding but they want me to lead | management or architect track | do I have to manage people to advance | will I miss coding as a manager | staff engineer or engineering manager | can I go back to coding after managing |
    they offered me a lead position and I'm not sure I want it | people or technology, which way | is it ok not to want to be a boss
  `),
  'lead.first-time': phraseList(`
    I'm a new team lead, how do I begin | first time managing people | I now lead my former colleagues | how do I run my first one on ones | promoted to manager last week and lost | what are mistakes of new managers | how do I earn respect as a new lead |
    I lead people older than me | I've never led a team before, tips | how do I start as engineering manager
  `),
  'lead.feedback': phraseList(`
    how do I tell someone their work isn't good enough | I need to give hard feedback | one of my developers underperforms | how do I criticize without hurting | my report smells, how do I tell him | how do I have a difficult conversation with a team member |
    I avoid giving negative feedback | how to tell a colleague that his code is bad | how do I address lateness | giving feedback to a senior person
  `),
  'lead.delegate': phraseList(`
    I do everything myself, how do I hand things over | delegating is hard for me | how do I let go of tasks as a lead | my team waits for me for every decision | how do I delegate without micromanaging | I redo my people's work at night | which tasks should I give away |
    it's faster if I do it myself | as a new lead I still code everything | how do I trust my team with important work
  `),
}
