import type { PortraitsWords } from '../../../language-words.ts'

export const CENTER_AND_SOUTH: PortraitsWords = {
  'Don Kai Di Benjarong':
    'Khi nhà máy bát đóng cửa hồi những năm tám mươi, bốn chúng tôi mang cọ về nhà và vẽ lên số bát còn lại. Nay Don Kai Di có bốn mươi phòng vẽ, phần lớn là phòng khách, và có những cánh hoa nghe được cả tiếng ti vi. Mỗi người vẽ có một dấu dưới chân bát. Dấu của tôi là một con gà rất nhỏ.',
  'Nakhon Lipao Weavers':
    'Dây này mọc ở nơi rắn hổ mang thích ngủ, nên chúng tôi đi cắt với dao dài và phép lịch sự. Người đan nào cũng tự chẻ sợi của mình, vì sợi người khác chẻ cũng như giày người khác đi. Một chiếc túi là hai mươi ngày. Ngày thì chỉ có một cỡ.',
  'Khru Sawat Niello':
    'Thầy tôi không chịu nói tỷ lệ của màu đen; ông bắt tôi nghiền ba năm, đến khi đôi tay tự biết. Tôi đã nói các con số cho hai học trò, vì tôi không còn trẻ như ông hồi ấy. Bạc khảm đen kiên nhẫn với mọi người, trừ người thiếu kiên nhẫn. Từ tám đến mười một giờ tôi ngồi bên cửa sổ hướng bắc; phần còn lại của ngày, tôi ngắm những gì mình đã làm.',
  'Tak Bai Wax and Sea':
    'Mẹ chúng tôi vẽ batik cho xà rông; chị em tôi vẽ cho những ô cửa sổ ở Berlin, và vẫn là bàn tay ấy. Cây bút sáp từ Kelantan qua sông mà đến, ông tôi cũng thế. Những sáng quang trời, chúng tôi phơi bốn mươi mét vải dọc bãi biển, và lũ dê đã học được cách đi vòng. Nếu thấy trong màu lam một dấu móng nhỏ, thì tấm ấy nửa giá, và là tấm chúng tôi quý nhất.',
  'Nang Lung Chit':
    'Ban ngày tôi trổ da, ban đêm tôi diễn, và lũ rối thích ban đêm hơn. Trong rương có bốn trăm con, con nào cũng có giọng, và vợ tôi bảo giọng nào tôi cũng đã đem ra nói với bà ấy. Khi trẻ con hỏi ai mạnh nhất, tôi giơ anh hề lên. Chỉ mình anh ta được nói thật với quan tỉnh trưởng.',
  'Khru Phithak Khon Masks':
    'Tôi múa vai khỉ trắng đến khi đầu gối xin nghỉ hưu, rồi quay ra làm những chiếc đầu mà tôi từng nhìn ra từ bên trong. Từ bên trong mới biết mặt nạ nói dối ở đâu: Hanuman phải nhìn thấy chân mình. Gương mặt nào cũng mở mắt vào một ngày thứ Năm, sau khi dâng hoa cho các bậc thầy. Bật quạt lên, chúng như cãi nhau trên kệ, và tôi để mặc chúng.',
  'Bang Sa Kao Mat Weavers':
    'Các nữ tu Việt Nam dạy các cụ cố của chúng tôi dệt chiếu, còn các cụ dạy lại họ ăn ớt. Cói đứng trong nước lợ ngập đến gối, nên không gãy. Khung nào cũng hai người ngồi; ở đây không ai dệt được một mình, và chẳng ai thử lần thứ hai.',
  'Si Chan Stone Setters':
    'Cứ thứ Sáu, cả phố Si Chan nhìn mặt trời qua kẽ ngón tay. Chúng tôi mua đá thô, viên nào cần nung thì nung và ghi rõ lên thẻ, vì cha tôi từng bị lừa một lần và không bao giờ quên cảm giác ấy. Việc nạm đá do em gái tôi lo, người nghe được cả một chiếc chấu lỏng. Hãy nhờ em ấy nghe thử chiếc nhẫn của bà bạn; em chỉ lấy tiền gửi.',
  'Si Satchanalai Goldhouse':
    'Một người hàng xóm mang đến sợi dây chuyền vàng vớt từ bùn sông, sáu sợi bện, tinh hơn mọi thứ chúng tôi làm được; cha tôi mất hai năm để học, chỉ từ sợi dây ấy. Ông trả lại dây và giữ lấy nghề. Chúng tôi kéo sợi vàng đến khi nó nổi trên một hơi thở, và bện vào ban đêm, khi không có xe tải chạy qua. Sợi dây phải rơi vào lòng bàn tay như nước, và cũng khó giữ như nước.',
  'Ko Kret Mon Potters':
    'Chúng tôi là người Môn trên một hòn đảo không xe hơi, và đất sét đến với chúng tôi bằng thuyền. Bình của ông tôi vào hoàng cung, bình của anh họ tôi vào cửa hàng cây cảnh, và cả hai nơi đều đặt thêm. Hoa văn được khắc khi bình còn mùi mưa. Hãy đi phà sang; vé ba baht, còn bánh thì đắt hơn.',
  'Mae Lamai Curry Kitchen':
    'Chồng tôi cưới món sốt cà ri vàng của tôi; tôi là phần kèm theo. Chúng tôi giã buổi sáng, vì buổi chiều cánh tay hay nói dối. Trong nhà không có máy xay, cũng không có công thức nào trên giấy, chỉ có một chiếc thìa với vết móp nghĩa là muối. Người ta kêu cay quá. Rồi họ đặt hũ lớn.',
  'Ban Lat Palm Climbers':
    'Mỗi người chúng tôi trèo hai mươi cây thốt nốt, ngày hai lượt, bằng leo bốn mươi tầng lầu với ống tre bên hông. Bánh ngọt Phetchaburi nổi tiếng là nhờ chúng tôi, dù lên ti vi lại là các đầu bếp. Từ trên ngọn nhìn thấy biển. Đến trưa thì đường đã đánh xong và người trèo đã ngủ.',
  'Tha Mai Pepper Garden':
    'Tiêu Chanthaburi cay muộn, rồi nói một hồi mới thôi. Chúng tôi hái tay khi trong chùm có một hạt đỏ, không phải hai, rồi phơi trên chiếu với chiếc radio bên cạnh để đuổi chim. Con gái tôi mở nhạc jazz cho chúng nghe. Tôi nếm không thấy khác, nhưng chim thì thấy.',
  'Studio Rim Khlong':
    'Xưởng vẽ của tôi là một chiếc thuyền gạo không còn nổi, neo ở nơi nghe được ba ngôi chùa cùng lúc. Tôi vẽ mái nhà vì đó là phần thành phố ngước nhìn trời. Con kênh cho tôi hai giờ đẹp, mỗi đầu ngày một giờ, còn ở giữa tôi dạy trẻ con pha màu xám. Ở Thonburi, sắc xám nhiều hơn sắc vàng, và sắc vàng cần đến chúng.',
  'Suan Ya Garden Remedies':
    'Cô tôi là thầy thuốc của Prachin Buri cho những ai không đợi được chuyến xe lên bệnh viện, và cho cả vài người đợi được. Khu vườn của cô là danh sách bệnh nhân: luống này cho lưng, luống kia cho tim. Chúng tôi làm xà phòng và túi chườm từ vườn ấy, ủ và buộc đúng như cô đã làm, rồi gửi đến những người mà hẳn cô sẽ quý.',
}
