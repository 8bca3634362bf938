-- Everybody who has asked to sell stands in a list of the back office, by what became of it: waiting, sent back, turned away, approved.

create index seller_applications_newest on public.seller_applications (created_at, id);
create index seller_applications_newest_by_status on public.seller_applications (status, created_at, id);
