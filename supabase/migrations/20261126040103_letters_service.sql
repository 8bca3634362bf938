-- Why: whoever is asked "where is my email?" finds it by the address or the order, sees what the mail server said, and has it sent again.
create function public.letters_found(p_words text) returns setof public.sent_letters
  language plpgsql stable security definer rows 200 set search_path = '' as $$
begin
  perform private.demand('letters.read');
  if char_length(btrim(p_words)) not between 1 and 320 then raise exception 'Between 1 and 320 characters.' using errcode = '22023'; end if;
  -- An address is known whole; an order or a cart by its number.
  return query
    select s.* from public.sent_letters s where s.address = lower(btrim(p_words))
    union
    select s.* from public.sent_letters s where s.order_group_id in (
      select g.id from public.order_groups g where g.number = upper(btrim(p_words))
      union select o.order_group_id from public.orders o where o.number = upper(btrim(p_words)));
end
$$;
comment on function public.letters_found(text) is 'The letters to an address, or about an order or a cart with this number, for whoever may read letters.';

create function public.mail_health() returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand('letters.read');
  return jsonb_build_object(
    'waiting', (select count(*) from (select from private.outbox where sent_at is null and attempts = 0 limit 1000) x),
    'failing', (select count(*) from (select from private.outbox where sent_at is null and attempts between 1 and 11 limit 1000) x),
    'stuck', (select count(*) from (select from private.outbox where sent_at is null and attempts >= 12 and given_up_at is null limit 1000) x),
    'oldest', (select created_at from private.outbox where sent_at is null and attempts < 12 order by id limit 1),
    'suppressed', (select count(*) from (select from public.mail_suppressions limit 10000) x),
    'day', coalesce((select jsonb_object_agg(d.state, d.many) from (
      select s.state, count(*) as many from public.sent_letters s where s.created_at > private.now() - interval '1 day' group by s.state) d), '{}'));
end
$$;
comment on function public.mail_health() is 'How the letters go: {waiting, failing, stuck, oldest, suppressed, day: {state: count}}; for whoever may '
'read letters.';

create function public.letter_trail(p_id uuid) returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  l public.sent_letters;
begin
  perform private.demand('letters.read');
  select * into l from public.sent_letters s where s.id = p_id;
  if not found then raise exception 'There is no such letter.' using errcode = 'PT404'; end if;
  return jsonb_build_object(
    'queued_at', (select o.created_at from private.outbox o where o.id = l.outbox_id),
    'again', exists (select from private.outbox o where o.id = l.outbox_id),
    'open', (select o.sent_at is null and o.given_up_at is null from private.outbox o where o.id = l.outbox_id),
    'error', (select left(o.last_error, 500) from private.outbox o where o.id = l.outbox_id and o.sent_at is null),
    'suppressed', (select jsonb_build_object('because', m.because, 'detail', m.detail, 'created_at', m.created_at) from public.mail_suppressions m
      where m.address = l.address),
    'orders', coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'number', o.number) order by o.number) from public.orders o
      where o.order_group_id = l.order_group_id), '[]'));
end
$$;
comment on function public.letter_trail(uuid) is 'What is known of a letter beside its own row: when it was queued, whether its address is '
'suppressed, and the orders it is about.';

create function public.send_letter_again(p_id uuid, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
declare
  l public.sent_letters;
begin
  perform private.demand('letters.write');
  perform private.demand_reason(p_reason);
  select * into l from public.sent_letters s where s.id = p_id for update;
  if not found then raise exception 'There is no such letter.' using errcode = 'PT404'; end if;
  if l.outbox_id is null then raise exception 'It is not written again.' using errcode = 'HT005', hint = 'written_once'; end if;
  if exists (select from public.mail_suppressions m where m.address = l.address) then
    raise exception 'Nobody may write to this address.' using errcode = 'HT005', hint = 'suppressed';
  end if;
  update private.outbox set sent_at = null, attempts = 0, claimed_until = '-infinity', last_error = '', given_up_at = null
   where id = l.outbox_id and (sent_at is not null or attempts >= 12);
  if not found then raise exception 'This letter is on its way.' using errcode = 'HT005', hint = 'already_decided'; end if;
  perform private.log_activity('letters.send_again', l.id::text, '{}', p_reason);
end
$$;
comment on function public.send_letter_again(uuid, text) is
  'Has a letter written and sent once more. HT005: already_decided while it is on its way, suppressed, written_once for what is asked for anew (a '
  'link to sign in).';

create function public.suppress_address(p_address text, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand('letters.write');
  perform private.demand_reason(p_reason);
  if coalesce(p_address, '') !~ '^[^\s<>@]+@[^\s<>@]+$' or char_length(p_address) > 320 then
    raise exception 'This is no address.' using errcode = 'HT004', hint = 'no_address';
  end if;
  insert into public.mail_suppressions (address, because, detail) values (lower(p_address), 'staff', left(p_reason, 500)) on conflict do nothing;
  if not found then raise exception 'Nobody writes there already.' using errcode = 'HT005', hint = 'already_decided'; end if;
  perform private.log_activity('letters.suppress', lower(p_address), '{}', p_reason);
end
$$;
comment on function public.suppress_address(text, text) is 'Nothing is written to an address until it is released. HT004 no_address; HT005 already_decided.';

create function public.release_address(p_address text, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
declare
  was public.mail_suppressions;
begin
  perform private.demand('letters.write');
  perform private.demand_reason(p_reason);
  delete from public.mail_suppressions m where m.address = lower(p_address) returning * into was;
  if not found then raise exception 'It is released already.' using errcode = 'HT005', hint = 'already_decided'; end if;
  perform private.log_activity('letters.release', was.address, jsonb_build_object('because', jsonb_build_array(was.because, null)), p_reason);
end
$$;
comment on function public.release_address(text, text) is 'Lets an address be written to again. HT005 already_decided for the second.';

revoke execute on function public.letters_found(text), public.mail_health(), public.letter_trail(uuid), public.send_letter_again(uuid, text),
  public.suppress_address(text, text), public.release_address(text, text) from public, anon;
grant execute on function public.letters_found(text), public.mail_health(), public.letter_trail(uuid), public.send_letter_again(uuid, text),
  public.suppress_address(text, text), public.release_address(text, text) to authenticated;
insert into public.shop_settings (key, value, description, is_public) values
  ('mail.dkim_selector', '""', 'Selector of the key that the mail server signs letters with (DKIM): what stands before ._domainkey in the DNS.', false);
