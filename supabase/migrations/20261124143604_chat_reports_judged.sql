-- Why: what people report of a talk is decided by somebody. Talks are private: whoever opens one says why, which is written down, and sees the reported
-- message with its neighbours only.

alter table public.message_reports
  add column decided_at timestamptz,
  add column decision text check (decision in ('nothing', 'warned', 'hidden')),
  add check ((decided_at is null) = (decision is null));
comment on column public.message_reports.decision is 'What the shop made of it: nothing, its sender was warned, or the message was taken away.';
create index message_reports_waiting on public.message_reports (created_at, id) where decided_at is null;

create function public.open_reported_talk(p_report_id uuid, p_reason text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  told public.message_reports;
  said public.messages;
begin
  perform private.demand('chat.read');
  perform private.demand_reason(p_reason);
  select * into told from public.message_reports where id = p_report_id;
  if not found then raise exception 'There is no such report.' using errcode = 'PT404'; end if;
  select * into said from public.messages where id = told.message_id;
  perform private.log_activity('chat.open', p_report_id::text, '{}', p_reason);
  return (
    with near as (
      (select m.* from public.messages m where m.conversation_id = said.conversation_id and (m.created_at, m.id) <= (said.created_at, said.id)
        order by m.created_at desc, m.id desc limit 11)
      union all
      (select m.* from public.messages m where m.conversation_id = said.conversation_id and (m.created_at, m.id) > (said.created_at, said.id)
        order by m.created_at, m.id limit 10))
    -- What its sender took back is kept for a while, for cases like this.
    select jsonb_agg(jsonb_build_object('id', n.id, 'from_seller', n.from_seller, 'type', n.message_type, 'at', n.created_at, 'reported', n.id = said.id,
      'deleted', n.deleted_at is not null, 'files', jsonb_array_length(coalesce(s.attachments, n.attachments)),
      'words', coalesce(case when n.id = said.id then s.content end, n.content, '')) order by n.created_at, n.id)
      from near n left join private.sealed_messages s on s.message_id = n.id and n.id = said.id);
end
$$;
comment on function public.open_reported_talk(uuid, text) is
  'What was said around a reported message, for whoever may read reports and says why, which the activity log keeps.';

create function public.judge_message_report(p_report_id uuid, p_decision text, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  told public.message_reports;
  sender uuid;
begin
  perform private.demand('chat.judge');
  perform private.demand_reason(p_reason);
  if p_decision is null or p_decision not in ('nothing', 'warned', 'hidden') then raise exception 'There is no such decision.' using errcode = '22023'; end if;
  select * into told from public.message_reports where id = p_report_id for update;
  if not found then raise exception 'There is no such report.' using errcode = 'PT404'; end if;
  if told.decided_at is not null then raise exception 'This report is decided.' using errcode = 'HT005', hint = 'already_decided'; end if;
  -- Whoever else has reported the same is answered with it.
  update public.message_reports set decided_at = private.now(), decision = p_decision where message_id = told.message_id and decided_at is null;
  select m.sender_id into sender from public.messages m where m.id = told.message_id;
  if p_decision <> 'nothing' and sender is not null then
    insert into private.outbox (topic, key, payload)
    values ('chat.warned', p_report_id::text, jsonb_build_object('person_id', sender, 'reason', left(btrim(p_reason), 500), 'decision', p_decision))
    on conflict do nothing;
  end if;
  -- Taken away as if its sender had: an empty row stays, its words are sealed for a while.
  if p_decision = 'hidden' then delete from public.messages where id = told.message_id; end if;
  perform private.log_activity('chat.judge', p_report_id::text, jsonb_build_object('decision', jsonb_build_array(null, p_decision)), p_reason);
end
$$;
comment on function public.judge_message_report(uuid, text, text) is
  'Decides every report of a message: nothing, its sender is warned by letter, or the message is taken away as well. HT005 already_decided for the second.';
revoke execute on function public.open_reported_talk(uuid, text), public.judge_message_report(uuid, text, text) from public, anon;
grant execute on function public.open_reported_talk(uuid, text), public.judge_message_report(uuid, text, text) to authenticated;
