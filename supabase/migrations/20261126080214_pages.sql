-- Why: the legal pages and those that inform are sentences of the program. Staff write them in Markdown, in every language, and each text holds from a
-- date on: which held on which day stays readable for everybody. What is built in is version 0, and one can return to it.
create table public.pages (
  id         text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(id) <= 60 and id <> 'preview'),
  is_own     boolean not null default true,
  status     text not null default 'shown' check (status in ('shown', 'hidden')),
  shown_from timestamptz,
  parts      text[] not null default '{}',
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default clock_timestamp(),
  constraint pages_built_in_check check (is_own or (status = 'shown' and shown_from is not null))
);
comment on table public.pages is
  'Pages of text. `is_own`: written by staff alone, below /pages/; the others have a built-in text. `shown_from`: when its first text begins. `parts`: what '
  'else stands in it, which a text places by {{part.name}}.';
create index pages_order on public.pages (is_own, id);
alter table public.pages enable row level security;
create policy "everyone reads pages that are shown" on public.pages for select to anon, authenticated
  using (status = 'shown' and shown_from <= now());
create policy "who may reads all pages" on public.pages for select to authenticated using ((select private.may('content.write')));
grant select on public.pages to anon, authenticated, service_role;
revoke insert, update, delete, truncate on public.pages from service_role;
create trigger pages_logged after insert or update or delete on public.pages for each row
  execute function private.log_changes('id', 'id', 'status');
create trigger pages_tell_pages after insert or update or delete on public.pages for each statement execute function private.tell_the_pages('shop');

insert into public.pages (id, is_own, shown_from, parts) values
  ('terms', false, now(), '{}'), ('privacy', false, now(), '{}'), ('cookies', false, now(), '{what}'), ('returns', false, now(), '{how}'),
  ('about', false, now(), '{join}'), ('shipping', false, now(), '{lead}'), ('contact', false, now(), '{lead}'), ('support', false, now(), '{lead}'),
  ('documentation', false, now(), '{}'), ('export', false, now(), '{}'), ('fees', false, now(), '{what,start}'), ('mission', false, now(), '{}'),
  ('press', false, now(), '{numbers,mark}'), ('careers', false, now(), '{}');

create table public.page_versions (
  id           bigint generated always as identity primary key,
  page_id      text not null references public.pages on delete cascade,
  number       integer not null check (number >= 0),
  holds_from   timestamptz,
  is_built_in  boolean not null default false,
  returned_to  integer,
  reason       text not null default '' check (char_length(reason) <= 1000),
  made_at      timestamptz not null default clock_timestamp(),
  made_by      uuid references auth.users on delete set null,
  began_at     timestamptz,
  withdrawn_at timestamptz,
  constraint page_versions_number unique (page_id, number),
  constraint page_versions_from_check check ((number = 0) = (holds_from is null))
);
comment on table public.page_versions is
  'Every text of a page and the moment from which it holds, until the next one does. 0: what was built in before the first. `is_built_in`: the text of the '
  'program, as it is now. `began_at`: seen to hold. `withdrawn_at`: taken back before it held.';
create index page_versions_holding on public.page_versions (page_id, holds_from desc nulls last, id desc) where withdrawn_at is null;
create index page_versions_due on public.page_versions (holds_from) where began_at is null and withdrawn_at is null;
create index page_versions_person on public.page_versions (made_by);
alter table public.page_versions enable row level security;
create policy "who sees a page sees its versions" on public.page_versions for select to anon, authenticated
  using (withdrawn_at is null and page_id in (select p.id from public.pages p));
create policy "who may reads all versions of pages" on public.page_versions for select to authenticated
  using ((select private.may('content.write')));
revoke select on public.page_versions from anon, authenticated;
grant select (id, page_id, number, holds_from, is_built_in, returned_to, made_at, withdrawn_at) on public.page_versions to anon, authenticated;
grant select on public.page_versions to service_role;
revoke insert, update, delete, truncate on public.page_versions from service_role;
create trigger page_versions_tell_pages after insert or update on public.page_versions for each statement
  execute function private.tell_the_pages('shop');

create table public.page_texts (
  version_id  bigint not null references public.page_versions on delete cascade,
  language    text not null check (private.is_language_tag(language)),
  title       text not null check (char_length(title) between 1 and 200),
  lead        text not null check (char_length(lead) <= 2000),
  content     text not null check (char_length(content) <= 100000),
  is_built_in boolean not null default false,
  primary key (version_id, language)
);
comment on table public.page_texts is
  'What a version of a page says in a language, in Markdown. `is_built_in`: nobody wrote it, it is what the program said when the version was made.';
alter table public.page_texts enable row level security;
create policy "who sees a version of a page reads it" on public.page_texts for select to anon, authenticated
  using (version_id in (select v.id from public.page_versions v));
grant select on public.page_texts to anon, authenticated, service_role;
revoke insert, update, delete, truncate on public.page_texts from service_role;

create table public.page_drafts (
  page_id  text not null references public.pages on delete cascade,
  language text not null check (private.is_language_tag(language)),
  title    text not null default '' check (char_length(title) <= 200),
  lead     text not null default '' check (char_length(lead) <= 2000),
  content  text not null default '' check (char_length(content) <= 100000),
  revision integer not null default 1,
  saved_at timestamptz not null default clock_timestamp(),
  saved_by uuid references auth.users on delete set null,
  primary key (page_id, language)
);
comment on table public.page_drafts is
  'What is being written for a page in a language and nobody but staff reads yet. `revision` counts how often it was kept.';
create index page_drafts_person on public.page_drafts (saved_by);
alter table public.page_drafts enable row level security;
create policy "who may reads drafts of pages" on public.page_drafts for select to authenticated using ((select private.may('content.write')));
grant select on public.page_drafts to authenticated, service_role;
revoke insert, update, delete, truncate on public.page_drafts from service_role;

create table private.page_previews (
  token_hash text primary key,
  page_id    text not null references public.pages on delete cascade,
  expires_at timestamptz not null
);
comment on table private.page_previews is 'Links by which a page is seen before its text holds: the SHA-256 of their tokens, and until when.';
create index page_previews_end on private.page_previews (expires_at);
create index page_previews_page on private.page_previews (page_id);
grant select on private.page_previews to service_role;

/* What keeps a text from standing on a page: `braces`, `placeholders` that nothing fills, `parts` that are not there once; null for nothing. */
create function private.page_text_fault(p_parts text[], p_text text) returns text language sql immutable set search_path = '' as $$
  select case
    when regexp_replace(p_text, '\{\{[a-zA-Z.]+\}\}', '', 'g') ~ '\{\{|\}\}' then 'braces'
    when exists (select from regexp_matches(p_text, '\{\{([a-zA-Z]+)\}\}', 'g') m where m[1] not in ('name', 'legalName', 'address', 'email', 'phone',
      'hours', 'registration', 'termsVersion', 'privacyVersion', 'days', 'returnDays', 'percent', 'commissionPercent', 'planPercent', 'freeListings',
      'planListings', 'vat', 'vatPercent', 'answerHours', 'acceptHours', 'transferHours', 'shipDays', 'inspectDays', 'refundDays', 'packFrom', 'packTo',
      'sealedDays', 'contactDays', 'languages', 'sellers', 'provinces')) then 'placeholders'
    when exists (select from regexp_matches(p_text, '\{\{([a-zA-Z]*\.[a-zA-Z.]*)\}\}', 'g') m where m[1] <> all (select 'part.' || x from unnest(p_parts) x))
      or exists (select from unnest(p_parts) x where (select count(*) from regexp_matches(p_text, '\{\{part\.' || x || '\}\}', 'g')) <> 1) then 'parts' end
$$;
revoke execute on function private.page_text_fault(text[], text) from public;

/* Makes a page of one's own, which nobody sees before it has a text. Wants `content.write`. */
create function public.make_page(p_id text) returns text language plpgsql security definer set search_path = '' as $$
declare
  -- More than anybody finds the way through.
  most constant integer := 200;
begin
  perform private.demand('content.write');
  perform pg_advisory_xact_lock(hashtextextended('pages', 0));
  if (select count(*) from public.pages) >= most then
    raise exception 'There are % pages already.', most using errcode = 'HT005', hint = 'too_many';
  end if;
  insert into public.pages (id) values (p_id);
  return p_id;
exception
  when unique_violation then raise exception 'Another page has this address.' using errcode = 'HT005', hint = 'slug_taken';
  when check_violation or not_null_violation then raise exception 'This is no address.' using errcode = 'HT004', hint = 'no_page';
end
$$;
comment on function public.make_page(text) is
  'Makes a page of one''s own below /pages/, without a text yet; answers its address. HT004 no_page, HT005 slug_taken, too_many.';

/* Shows or hides a page of one's own. Wants `content.write`. */
create function public.show_page(p_id text, p_shown boolean) returns void language plpgsql security definer set search_path = '' as $$
declare
  kept public.pages;
begin
  perform private.demand('content.write');
  select * into kept from public.pages p where p.id = p_id for update;
  if not found then raise exception 'There is no such page.' using errcode = 'PT404'; end if;
  if not kept.is_own then raise exception 'The shop does not do without this page.' using errcode = 'HT005', hint = 'built_in'; end if;
  if p_shown is null or p_shown = (kept.status = 'shown') then raise exception 'It is so already.' using errcode = 'HT003', hint = 'not_allowed_now'; end if;
  update public.pages p set status = case when p_shown then 'shown' else 'hidden' end, changed_at = clock_timestamp() where p.id = p_id;
end
$$;
comment on function public.show_page(text, boolean) is 'Shows or hides a page of one''s own. HT003 where it is so already, HT005 built_in.';

/* Takes away a page that nobody has ever seen. Wants `content.write`. */
create function public.remove_page(p_id text, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
declare
  kept public.pages;
begin
  perform private.demand('content.write');
  perform private.demand_reason(p_reason);
  select * into kept from public.pages p where p.id = p_id for update;
  if not found then raise exception 'There is no such page.' using errcode = 'PT404'; end if;
  if not kept.is_own or kept.shown_from <= private.now() then
    raise exception 'Its texts stay readable; hide it.' using errcode = 'HT005', hint = 'used';
  end if;
  perform set_config('app.reason', btrim(p_reason), true);
  delete from public.pages p where p.id = p_id;
end
$$;
comment on function public.remove_page(text, text) is 'Takes away a page of one''s own that nobody has ever seen; HT005 used otherwise.';

create function public.keep_page_draft(p_page text, p_language text, p_texts jsonb, p_seen integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  asked public.page_drafts := jsonb_populate_record(null::public.page_drafts, p_texts);
  kept integer;
begin
  perform private.demand('content.write');
  -- One after the other, also while there is no draft yet.
  perform from public.pages p where p.id = p_page for no key update;
  if not found then raise exception 'There is no such page.' using errcode = 'PT404'; end if;
  select d.revision into kept from public.page_drafts d where d.page_id = p_page and d.language = p_language;
  perform private.demand_unchanged(to_jsonb(p_seen), to_jsonb(kept));
  insert into public.page_drafts as d (page_id, language, title, lead, content, saved_by)
  values (p_page, p_language, coalesce(asked.title, ''), coalesce(asked.lead, ''), coalesce(asked.content, ''), (select auth.uid()))
  on conflict (page_id, language) do update set title = excluded.title, lead = excluded.lead, content = excluded.content,
    revision = d.revision + 1, saved_at = clock_timestamp(), saved_by = excluded.saved_by
  returning d.revision into kept;
  return kept;
exception when check_violation then
  raise exception 'This cannot be kept: %', sqlerrm using errcode = 'HT004', hint = 'no_text';
end
$$;
comment on function public.keep_page_draft(text, text, jsonb, integer) is
  'Keeps what is being written for a page in a language, before anybody else sees it; answers its revision. HT003 changed_meanwhile, HT004 no_text.';

create function public.drop_page_draft(p_page text, p_language text, p_seen integer) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand('content.write');
  perform from public.pages p where p.id = p_page for no key update;
  perform private.demand_unchanged(to_jsonb(p_seen),
    (select to_jsonb(d.revision) from public.page_drafts d where d.page_id = p_page and d.language = p_language));
  delete from public.page_drafts d where d.page_id = p_page and d.language = p_language;
end
$$;
comment on function public.drop_page_draft(text, text, integer) is 'Throws away what was being written for a page in a language. HT003 changed_meanwhile.';

create function public.ask_page_preview(p_page text) returns text language plpgsql security definer set search_path = '' as $$
declare
  token constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  perform private.demand('content.write');
  delete from private.page_previews v where v.expires_at < private.now();
  insert into private.page_previews (token_hash, page_id, expires_at)
  select encode(sha256(convert_to(token, 'UTF8')), 'hex'), p.id, private.now() + interval '1 hour' from public.pages p where p.id = p_page;
  if not found then raise exception 'There is no such page.' using errcode = 'PT404'; end if;
  return token;
end
$$;
comment on function public.ask_page_preview(text) is
  'Makes a link by which a page is seen for an hour as its readers will see it, with what is being written; answers its token.';

create function public.list_page_versions(p_page text)
returns table (id bigint, number integer, holds_from timestamptz, is_built_in boolean, returned_to integer, reason text, made_at timestamptz, person text,
  withdrawn_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand('content.write');
  return query
    select v.id, v.number, v.holds_from, v.is_built_in, v.returned_to, v.reason, v.made_at, coalesce(nullif(p.full_name, ''), p.email, ''), v.withdrawn_at
      from public.page_versions v left join public.profiles p on p.id = v.made_by
     where v.page_id = p_page order by v.number desc limit 200;
end
$$;
comment on function public.list_page_versions(text) is 'The versions of a page, the newest first, with who made each and why.';

revoke execute on function public.make_page(text),
  public.show_page(text, boolean),
  public.remove_page(text, text),
  public.keep_page_draft(text, text, jsonb, integer),
  public.drop_page_draft(text, text, integer),
  public.ask_page_preview(text),
  public.list_page_versions(text)
  from public, anon;
grant execute on function public.make_page(text),
  public.show_page(text, boolean),
  public.remove_page(text, text),
  public.keep_page_draft(text, text, jsonb, integer),
  public.drop_page_draft(text, text, integer),
  public.ask_page_preview(text),
  public.list_page_versions(text)
  to authenticated, service_role;
