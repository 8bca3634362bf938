-- Why: whoever judges reviews reads all of them in a list, with what was reported and what was decided before; and of two who judge the same report the
-- second is told that it is decided. The indexes are the list's orders and filters, each ending with the key.

create index reviews_newest on public.reviews (created_at, id);
create index reviews_newest_by_status on public.reviews (status, created_at, id);
create index reviews_newest_by_rating on public.reviews (rating, created_at, id);
create index reviews_words on public.reviews using gin (author_name extensions.gin_trgm_ops, body extensions.gin_trgm_ops);

create function public.reviews_found(p_words text) returns setof public.reviews
language plpgsql stable security definer set search_path = '' rows 200 as $$
begin
  perform private.demand('reviews.read');
  if char_length(btrim(p_words)) not between 1 and 100 then raise exception 'Between 1 and 100 characters.' using errcode = '22023'; end if;
  -- Planned for these very words, as public.orders_found is.
  return query execute 'select * from public.reviews where id in (
    (select r.id from public.reviews r where r.author_name ilike $1 or r.body ilike $1 order by r.created_at desc, r.id desc limit 200)
     union (select r.id from public.reviews r join public.sellers s on s.id = r.seller_id where s.business_name ilike $1
      order by r.created_at desc, r.id desc limit 200))'
    using '%' || regexp_replace(btrim(p_words), '([\\%_])', '\\\1', 'g') || '%';
end
$$;
comment on function public.reviews_found(text) is
  'The newest reviews whose words, author or maker hold these words, 200 of each, for whoever may read reviews.';

create function public.review_trail(p_review_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand('reviews.read');
  return (
    select jsonb_build_object('email', coalesce(p.email, ''), 'order_id', o.id, 'order', coalesce(o.number, ''), 'hidden_at', r.hidden_at, 'judged_at',
      r.judged_at, 'waits', private.work_waits('review', r.id::text),
      'reports', coalesce((
        select jsonb_agg(jsonb_build_object('reason', f.reason, 'at', f.created_at, 'name', coalesce(nullif(x.full_name, ''), x.email, ''))
          order by f.created_at)
          from public.review_flags f left join public.profiles x on x.id = f.reporter_id where f.review_id = r.id), '[]'),
      'former', coalesce((
        select jsonb_agg(jsonb_build_object('rating', h.rating, 'body', h.body, 'until', h.replaced_at) order by h.replaced_at desc)
          from private.review_history h where h.review_id = r.id), '[]'))
      from public.reviews r
      left join public.profiles p on p.id = r.author_id
      left join public.order_lines l on l.id = r.order_line_id
      left join public.orders o on o.id = coalesce(r.order_id, l.order_id) where r.id = p_review_id);
end
$$;
comment on function public.review_trail(uuid) is
  'What only the shop knows of a review, for whoever may read reviews: its author and order, who reported it, what it said before, whether it waits.';

drop function public.judge_review(uuid, boolean, text);
create function public.judge_review(
  p_review_id uuid, p_shown boolean, p_because text default null, p_words text default '', p_first boolean default false
) returns void language plpgsql security definer set search_path = '' as $$
declare
  was public.reviews;
begin
  perform private.demand('reviews.judge');
  select * into was from public.reviews where id = p_review_id for update;
  if p_first and not private.work_waits('review', p_review_id::text) then
    raise exception 'This review is judged.' using errcode = 'HT005', hint = 'already_decided';
  end if;
  perform private.judge_review(p_review_id, p_shown, p_because);
  perform private.log_activity('reviews.judge', p_review_id::text, jsonb_strip_nulls(jsonb_build_object(
    'status', jsonb_build_array(was.status, case when p_shown then 'published' else 'hidden' end),
    'hidden_because', case when not p_shown then jsonb_build_array(was.hidden_because, p_because) end)), coalesce(nullif(btrim(p_words), ''), p_because));
end
$$;
comment on function public.judge_review(uuid, boolean, text, text, boolean) is
  'Who may judge reviews shows one, or hides it for a reason. `p_first`: as a report asks; HT005 already_decided where the shop has judged since.';

revoke execute on function public.reviews_found(text), public.review_trail(uuid), public.judge_review(uuid, boolean, text, text, boolean) from public, anon;
grant execute on function public.reviews_found(text), public.review_trail(uuid), public.judge_review(uuid, boolean, text, text, boolean) to authenticated;
