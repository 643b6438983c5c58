-- Takes the cost of a question to the assistant, once however often it is asked since `retry_since`. In one statement,
-- because people wait for it. Answers 0 when everything is used, 1 when it was paid for now, else how often it was asked.
create function public.charge_ai_question(
  person uuid,
  question text,
  of_month date,
  asked timestamptz,
  retry_since timestamptz,
  forget_before timestamptz,
  allowed integer,
  is_unlimited boolean,
  its_intent text,
  its_model text
) returns integer
language plpgsql
set search_path = ''
as $$
declare
  usage public.ai_usage;
  known public.ai_questions;
  source text;
begin
  -- The month begins with the bonus that was left before it.
  insert into public.ai_usage (user_id, month, bonus_credits)
  values (person, of_month, coalesce((
    select u.bonus_credits from public.ai_usage u
    where u.user_id = person and u.month < of_month order by u.month desc limit 1), 0))
  on conflict do nothing;
  -- Whoever asks at the same time waits here.
  select * into usage from public.ai_usage u where u.user_id = person and u.month = of_month for update;
  select * into known from public.ai_questions q where q.user_id = person and q.fingerprint = question;
  if known.asked_at > retry_since then
    update public.ai_questions q set intent = its_intent, model = its_model, answers = q.answers + 1
    where q.user_id = person and q.fingerprint = question;
    return known.answers + 1;
  end if;
  source := case
    when is_unlimited or usage.used < allowed then 'allowance'
    when usage.bonus_credits > 0 then 'bonus'
  end;
  if source is null then
    return 0;
  end if;
  update public.ai_usage u set
    used = u.used + (source = 'allowance')::integer,
    bonus_credits = u.bonus_credits - (source = 'bonus')::integer,
    updated_at = now()
  where u.user_id = person and u.month = of_month;
  delete from public.ai_questions q
  where q.user_id = person and (q.fingerprint = question or q.asked_at < forget_before);
  insert into public.ai_questions (user_id, fingerprint, asked_at, month, paid_from, intent, model, answers)
  values (person, question, asked, of_month, source, its_intent, its_model, 1);
  return 1;
end
$$;
revoke execute on function public.charge_ai_question from public, anon, authenticated;
